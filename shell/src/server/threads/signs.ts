/**
 * What a thread shows of itself without being asked, in memory that both sides see. A thread that loops sends nothing,
 * but what it has shown stays readable: that it moved since, and which drawing it began last.
 */
export interface Signs {
  /** The thread moved. */
  move(): void;
  /** The thread begins a drawing. They are begun in the order in which they were sent. */
  begin(): void;
  moves(): number;
  begun(): number;
}

const MOVES = 0;
const BEGUN = 1;

export const newSigns = (): SharedArrayBuffer => new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);

export function signsIn(memory: SharedArrayBuffer): Signs {
  const numbers = new Int32Array(memory);
  return {
    move: () => void Atomics.add(numbers, MOVES, 1),
    begin: () => void Atomics.add(numbers, BEGUN, 1),
    moves: () => Atomics.load(numbers, MOVES),
    begun: () => Atomics.load(numbers, BEGUN),
  };
}
