import type { Localized } from '@vitrine/shared/contract/locale';
import { speciesSlugs, type SpeciesSlugs } from '@vitrine/shared/paths/species-path';
import { Numbering } from './numbering.ts';

/** A name under which lots are sold, with the common names beside it. */
export interface Term {
  name: string;
  commonName: Localized;
  /** As addresses say the name; null for one of a single word. */
  slugs: SpeciesSlugs | null;
}

type NamedRow = { name: string; common_en: string; common_nl: string; common_fr: string };

const SEPARATOR = '\n';

/** The different names of all lots: few, however many the lots are. */
export class Terms {
  readonly list: Term[] = [];
  readonly #numbering = new Numbering();
  readonly #collator = new Intl.Collator('en');
  /** Place of each term in the order of names; the same for the same name. */
  #ranks: Uint32Array = new Uint32Array(0);

  numberOf({ name, common_en: en, common_nl: nl, common_fr: fr }: NamedRow): number {
    const number = this.#numbering.numberOf([name, en, nl, fr].join(SEPARATOR));
    if (number === this.list.length)
      this.list.push({ name, commonName: { en, nl, fr }, slugs: speciesSlugs(name) });
    return number;
  }

  /** Makes `rankOf` know the terms that came since. */
  rank(): void {
    if (this.#ranks.length === this.list.length) return;
    const names = [...new Set(this.list.map((term) => term.name))].sort(this.#collator.compare);
    const ranks = new Map(names.map((name, rank) => [name, rank]));
    this.#ranks = Uint32Array.from(this.list, (term) => ranks.get(term.name) ?? 0);
  }

  rankOf(term: number): number {
    return this.#ranks[term] ?? 0;
  }
}
