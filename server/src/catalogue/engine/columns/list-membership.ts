import type { AttributeGroups, Kind } from '../counts/attribute-groups.ts';
import { NOT_SELECTED, SelectedRows } from '../selection/selected-rows.ts';

/**
 * What a list is of: lots of whole kinds, and lots selected one by one. Its arrays are as long as there are cells, so one
 * is reused: nothing may hold on to it across a wait.
 */
export class Listed {
  /** By kind: how far ahead of others its lots stand, 0 first; `NOT_SELECTED` when they are not in the list. */
  tiers = new Uint8Array(0);
  readonly selected = new SelectedRows();
  /** Where a genus was searched, the last tier that lots of it have: behind it is what once was of it, or is of its family. */
  genusTier: number | null = null;
  #cells = new Uint32Array(0);

  clear(cells: AttributeGroups, rows: number): void {
    this.tiers = new Uint8Array(cells.kindList.length).fill(NOT_SELECTED);
    this.selected.clear(rows);
    this.genusTier = null;
  }

  /** Sets the tiers of all kinds. */
  setTiers({ kindList }: AttributeGroups, tierOf: (kind: Kind) => number): void {
    for (const [number, kind] of kindList.entries()) this.tiers[number] = tierOf(kind);
  }

  /** The cells of its kinds, those of a kind together. Overwritten when they are asked for again. */
  cells({ cellsOfKind, counts }: AttributeGroups): Uint32Array {
    if (this.#cells.length < counts.length) this.#cells = new Uint32Array(counts.length);
    const { tiers } = this;
    let length = 0;
    for (let kind = 0; kind < tiers.length; kind += 1) {
      if (tiers[kind] === NOT_SELECTED) continue;
      const ofKind = cellsOfKind[kind] ?? [];
      this.#cells.set(ofKind, length);
      length += ofKind.length;
    }
    return this.#cells.subarray(0, length);
  }
}
