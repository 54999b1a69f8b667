/** No place in any list: the tier of what was not selected. */
export const NOT_SELECTED = 255;

/** Rows selected one by one, with a tier each. */
export class SelectedRows {
  rows = new Uint32Array(0);
  count = 0;
  /** By row: how far ahead of others it stands, 0 first; `NOT_SELECTED` when it was not selected. */
  tiers = new Uint8Array(0);

  /** Empty, with room for so many rows. */
  clear(length: number): void {
    for (let i = 0; i < this.count; i += 1) this.tiers[this.rows[i] ?? 0] = NOT_SELECTED;
    this.count = 0;
    if (this.tiers.length >= length) return;
    // Lists come and go by the second, lots do not: growth leaves some spare room.
    const room = Math.ceil(length * 1.1);
    this.rows = new Uint32Array(room);
    this.tiers = new Uint8Array(room).fill(NOT_SELECTED);
  }

  /** One that is in already keeps the better tier. */
  select(row: number, tier: number): void {
    const before = this.tiers[row] ?? NOT_SELECTED;
    if (before === NOT_SELECTED) this.rows[this.count++] = row;
    if (tier < before) this.tiers[row] = tier;
  }
}
