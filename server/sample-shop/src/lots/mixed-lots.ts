import { LOCALES, type Locale, type Localized } from '@vitrine/shared/contract/locale';
import { REGION } from '@vitrine/shared/i18n/region';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { otherFamily } from './families.ts';
import { roundPrice } from './lot-prices.ts';
import { nameOf, shownOf } from './mixed-company.ts';
import { type Making, type SampleLot } from './sample-lot.ts';
import { samplePapers } from './sample-papers.ts';
import type { Species } from './species.ts';

const MIN_SPECIES = 3;
const MIXED_LOTS = 40;
/** Nobody papers specimens worth more than this. */
const MAX_WORTH_EUR = 15;
const SHARE_OF_WORTH = 0.45;
const OLDEST_DAYS = 540;
const WEIGHT_OF_ONE = 4;

/** Papered specimens of one family and one country, by the five, ten or twenty. */
export function makeMixedLots(making: Making, species: readonly Species[]): SampleLot[] {
  const groups = mixedGroups(species);
  const rounds = Math.ceil(MIXED_LOTS / groups.length);
  const plan = Array.from({ length: rounds }, () => making.random.shuffle(groups))
    .flat()
    .slice(0, MIXED_LOTS);
  return plan.flatMap((group) => makeMixedLot(making, group) ?? []);
}

/** Species that are put together: of one family and one country, several, and not dear. */
export function mixedGroups(species: readonly Species[]): Species[][] {
  const groups = new Map<string, Species[]>();
  for (const one of species) {
    const key = `${one.family} ${one.country}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].filter(
    (group) => group.length >= MIN_SPECIES && averageEur(group) <= MAX_WORTH_EUR,
  );
}

/** A lot of a group, after one of its species; null of an empty group. */
export function makeMixedLot(making: Making, group: readonly Species[]): SampleLot | null {
  const [first] = making.random.shuffle(group);
  return first ? putTogether(making, first, group) : null;
}

function putTogether(making: Making, first: Species, group: readonly Species[]): SampleLot {
  const { random, now } = making;
  const pieces = random.pick([5, 10, 10, 20]);
  const priceCents = roundPrice(averageEur(group) * 100 * pieces * SHARE_OF_WORTH);
  const at = new Date(now.getTime() - random.next() * OLDEST_DAYS * DAY_MS).toISOString();
  const received = random.int(1, 4);
  const names = inEachLocale((locale) => MIXED_WORDS[locale].name);
  const reference = making.nextReference('MX');
  const shown = shownOf(group, reference).map(nameOf);
  const annex = group.find(({ cites_annex }) => cites_annex !== null)?.cites_annex ?? null;
  const texts = inEachLocale((locale) => {
    const list = new Intl.ListFormat(REGION[locale]).format(shown);
    return MIXED_WORDS[locale].text(pieces, first.family, list);
  });
  return {
    family: otherFamily(making.families, 'MIX'),
    shape: first.shape,
    colours: first.colours,
    prices: [{ priceCents, at }],
    received,
    insect: {
      uuid: random.uuid(),
      reference,
      name: `${pieces} ${first.family}`,
      genus: first.family,
      species: '',
      authority: '',
      common_en: names.en,
      common_nl: names.nl,
      common_fr: names.fr,
      quality: random.pick(['A1-', 'A2']),
      size_mm: null,
      weight_grams: 20 + pieces * WEIGHT_OF_ONE,
      country: first.country,
      locality: first.locality,
      caught_on: null,
      spread: 'NO',
      gender: 'STOCK',
      price_cents: priceCents,
      is_repair: 0,
      is_mixed: 1,
      cites_annex: annex,
      facts: samplePapers({
        reference,
        annex,
        country: first.country,
        caughtOn: null,
        createdAt: new Date(at),
      }),
      description_en: texts.en,
      description_nl: texts.nl,
      description_fr: texts.fr,
      is_published: 1,
      deleted_at: null,
      created_at: at,
      updated_at: at,
      first_shown_at: at,
      on_hand: received,
      reserved: 0,
    },
  };
}

function averageEur(group: readonly Species[]): number {
  return group.reduce((sum, { price_eur }) => sum + Number(price_eur), 0) / group.length;
}

const MIXED_WORDS = {
  en: {
    name: 'Mixed lot',
    text: (pieces: number, family: string, shown: string) =>
      `${pieces} ${family}, papered and unmounted, of several species. We put the lot together. The picture shows one each of ${shown}; others may come in their place.`,
  },
  nl: {
    name: 'Gemengd lot',
    text: (pieces: number, family: string, shown: string) =>
      `${pieces} ${family} van verschillende soorten, in papier en niet geprepareerd. Wij stellen het lot samen. De foto toont er telkens een van ${shown}; er kunnen andere in de plaats komen.`,
  },
  fr: {
    name: 'Lot mixte',
    text: (pieces: number, family: string, shown: string) =>
      `${pieces} ${family} de plusieurs espèces, en papillotes et non étalés. Nous composons le lot. La photo montre un exemple de chacune de ces espèces\u00a0: ${shown}\u00a0; d’autres peuvent les remplacer.`,
  },
};

function inEachLocale(text: (locale: Locale) => string): Localized {
  return { en: '', nl: '', fr: '', ...Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) };
}
