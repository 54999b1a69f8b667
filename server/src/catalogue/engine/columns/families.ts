import type { Category, Family } from '@vitrine/shared/contract/catalogue';

/** The families by a small number of their own, which rows carry. */
export class Families {
  readonly #numbers = new Map<number, number>();
  #list: (Family | undefined)[] = [];

  /** Takes over what is known of all families now. */
  set(families: readonly Family[]): void {
    this.#list = this.#list.map(() => undefined);
    for (const family of families) this.#list[this.numberOf(family.id)] = family;
  }

  /** How many numbers are given out. */
  get size(): number {
    return this.#list.length;
  }

  /** The number of a family's id; a new one the first time, also before the family itself is known. */
  numberOf(id: number): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const number = this.#list.push(undefined) - 1;
    this.#numbers.set(id, number);
    return number;
  }

  get(number: number): Family | undefined {
    return this.#list[number];
  }

  /** Null for an id that no row and no family has. */
  find(id: number): number | null {
    return this.#numbers.get(id) ?? null;
  }

  numbersIn(category: Category): number[] {
    return [...this.#numbers.values()].filter((number) => this.#list[number]?.category === category);
  }
}
