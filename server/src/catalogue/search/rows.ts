/** Lists of numbers in two flat arrays: list `n` is `values` from `starts[n]` up to `starts[n + 1]`. */
export interface Rows {
  starts: Int32Array;
  values: Int32Array;
}

/** From words by text to texts by word. `count`: how many words there are. */
export function turnRows({ starts, values }: Rows, count: number): Rows {
  const turned = new Int32Array(count + 1);
  for (const value of values) turned[value + 1] = (turned[value + 1] ?? 0) + 1;
  for (let number = 0; number < count; number += 1) {
    turned[number + 1] = (turned[number + 1] ?? 0) + (turned[number] ?? 0);
  }
  const next = turned.slice();
  const owners = new Int32Array(values.length);
  for (let owner = 0; owner + 1 < starts.length; owner += 1) {
    eachInRow({ starts, values }, owner, (value) => {
      const at = next[value] ?? 0;
      owners[at] = owner;
      next[value] = at + 1;
    });
  }
  return { starts: turned, values: owners };
}

export function eachInRow({ starts, values }: Rows, number: number, found: (value: number) => void): void {
  const end = starts[number + 1] ?? 0;
  for (let at = starts[number] ?? 0; at < end; at += 1) found(values[at] ?? 0);
}
