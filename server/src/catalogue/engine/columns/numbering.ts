/** Gives each different text a number, counted from 0. */
export class Numbering {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  /** The text's number; a new one the first time. */
  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.push(text) - 1;
    this.#numbers.set(text, number);
    return number;
  }
}
