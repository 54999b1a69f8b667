import type { Locale, Localized } from '../locale.ts';
import type { FactKey, NamedFact } from './fact-list.ts';

const say = (en: string, nl: string, fr: string): Localized => ({ en, nl, fr });

interface StaffWords {
  /** What forms and files of the owner call it, where the fact's own name would not say it. */
  name?: Localized;
  /** How it is typed. */
  hint?: Localized;
}

/** What is said of a fact to who types it: pages of shoppers bring none of it. */
const STAFF_WORDS: Partial<Record<FactKey, StaffWords>> = {
  name: {
    hint: say(
      'A species that the shop knows fills in the rest.',
      'Een soort die de winkel kent, vult de rest in.',
      'Une espèce connue de la boutique remplit le reste.',
    ),
  },
  caughtOn: {
    name: say('Date caught', 'Vangdatum', 'Date de capture'),
    hint: say('14/7/1998, 7/1998, 1998', '14/7/1998, 7/1998, 1998', '14/7/1998, 7/1998, 1998'),
  },
  sourceCode: {
    name: say('Source code (CITES)', 'Herkomstcode (CITES)', 'Code de source (CITES)'),
  },
  formerOwners: {
    hint: say(
      'Printed on the provenance sheet.',
      'Komt op het herkomstblad.',
      'Imprimé sur la fiche de provenance.',
    ),
  },
  price: {
    name: say('Price in euro', 'Prijs in euro', 'Prix en euros'),
  },
  stock: {
    name: say('How many there are', 'Hoeveel er zijn', 'Combien il y en a'),
  },
  weightGrams: {
    name: say('Weight in grams, packed', 'Gewicht in gram, verpakt', 'Poids en grammes, emballé'),
  },
  isMargin: {
    name: say(
      'Bought from a private person: margin scheme',
      'Gekocht van een particulier: margeregeling',
      'Acheté à un particulier : régime de la marge',
    ),
    hint: say(
      'VAT is owed on the price less the cost: fill in the cost.',
      'Btw is verschuldigd op de prijs min de inkoop: vul de inkoop in.',
      'La TVA est due sur le prix moins le coût : indiquez le coût.',
    ),
  },
  documentKind: {
    name: say('Kind of document', 'Soort document', 'Type de document'),
    hint: say(
      'Annex A and B are sold with a document only.',
      'Bijlage A en B verkoop je alleen met een document.',
      'Les annexes A et B ne se vendent qu’avec un document.',
    ),
  },
  documentDate: {
    hint: say('14/7/2026', '14/7/2026', '14/7/2026'),
  },
  certificateDate: {
    hint: say('14/7/2026', '14/7/2026', '14/7/2026'),
  },
  citesCertificate: {
    hint: say(
      'Annex A also needs the certificate of article 10, where the document is another.',
      'Bijlage A vraagt ook het certificaat van artikel 10, als het document een ander is.',
      'L’annexe A demande aussi le certificat de l’article 10, si le document en est un autre.',
    ),
  },
  drawer: {
    hint: say('Such as K3-12', 'Zoals K3-12', 'Comme K3-12'),
  },
  cost: {
    name: say('Cost in euro', 'Inkoop in euro', 'Coût en euros'),
  },
};

const byKey = new Map(Object.entries(STAFF_WORDS));

/** What forms and files of the owner call a fact: its name, and the unit that is typed. */
export function staffName(fact: NamedFact, locale: Locale): string {
  const unit = fact.kind === 'whole' ? ` (${fact.unit.symbol})` : '';
  return byKey.get(fact.key)?.name?.[locale] ?? fact.name[locale] + unit;
}

/** How a fact is typed; undefined where its name says it. */
export const staffHint = ({ key }: Pick<NamedFact, 'key'>, locale: Locale): string | undefined =>
  byKey.get(key)?.hint?.[locale];
