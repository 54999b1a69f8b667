import type { InsectCard } from '@vitrine/shared/contract/catalogue';

/** Some hundred pages of lists: about 3 MB. */
const MAX_CARDS = 2_000;
/** A struck-through price ends with time alone, when nothing changed. */
const MAX_AGE_MS = 60_000;

/** Cards that were read while the catalogue did not change, as often as lists show them. */
export class KeptCards {
  #version = '';
  #since = 0;
  #cards = new Map<number, InsectCard>();
  #before = new Map<number, InsectCard>();

  /**
   * Cards of these insects, in the order of the ids; those that are not shown are left out.
   * @param version of the catalogue; whatever was read at another one is forgotten
   * @param read reads what is not known
   */
  async read(
    version: string,
    ids: number[],
    read: (ids: number[]) => Promise<Map<number, InsectCard>>,
  ): Promise<InsectCard[]> {
    this.#renew(version);
    const known = new Map(ids.map((id) => [id, this.#find(id)]));
    const missing = ids.filter((id) => !known.get(id));
    const fresh = missing.length > 0 ? await read(missing) : new Map<number, InsectCard>();
    // What was read while the catalogue changed may be of before.
    if (this.#version === version) for (const [id, card] of fresh) this.#keep(id, card);
    return ids.map((id) => known.get(id) ?? fresh.get(id)).filter((card) => card !== undefined);
  }

  #renew(version: string): void {
    if (version === this.#version && performance.now() - this.#since < MAX_AGE_MS) return;
    this.#version = version;
    this.#since = performance.now();
    this.#cards = new Map();
    this.#before = new Map();
  }

  #find(id: number): InsectCard | undefined {
    const card = this.#cards.get(id) ?? this.#before.get(id);
    if (card && !this.#cards.has(id)) this.#keep(id, card);
    return card;
  }

  /** When the room is full, what was not asked for while half of it came goes. */
  #keep(id: number, card: InsectCard): void {
    if (this.#cards.size >= MAX_CARDS / 2) {
      this.#before = this.#cards;
      this.#cards = new Map();
    }
    this.#cards.set(id, card);
  }
}
