import type { Cells, Kind } from '../counts/attribute-groups.ts';
import { NOWHERE, PickedRows } from '../selection/selected-rows.ts';

/**
 * What a list is of: lots of whole kinds, and lots picked one by one. Its arrays are as long as there are cells, so one
 * is kept and used again: nothing may hold on to it across a wait.
 */
export class Listed {
  /** By kind: how far ahead of others its lots stand, 0 first; `NOWHERE` when they are not in the list. */
  marks = new Uint8Array(0);
  readonly picked = new PickedRows();
  #cells = new Uint32Array(0);

  clear(cells: Cells, rows: number): void {
    this.marks = new Uint8Array(cells.kindList.length).fill(NOWHERE);
    this.picked.clear(rows);
  }

  /** Marks all kinds anew. */
  markKinds({ kindList }: Cells, markOf: (kind: Kind) => number): void {
    for (const [number, kind] of kindList.entries()) this.marks[number] = markOf(kind);
  }

  /** The cells of its kinds, those of a kind together. Overwritten when they are asked for again. */
  cells({ cellsOfKind, counts }: Cells): Uint32Array {
    if (this.#cells.length < counts.length) this.#cells = new Uint32Array(counts.length);
    const { marks } = this;
    let length = 0;
    for (let kind = 0; kind < marks.length; kind += 1) {
      if (marks[kind] === NOWHERE) continue;
      const ofKind = cellsOfKind[kind] ?? [];
      this.#cells.set(ofKind, length);
      length += ofKind.length;
    }
    return this.#cells.subarray(0, length);
  }
}
