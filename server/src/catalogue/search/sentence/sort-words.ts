import type { KnownSort } from '@vitrine/shared/contract/listing';
import type { SentenceVocabulary } from './shop-words.ts';
import { isInName } from './is-in-name.ts';
import { phraseIn, type Read } from './phrase-in.ts';
import type { Token } from './tokens.ts';
import { eachWord, wordsIn, type Words } from './words-in.ts';

/* Words that ask for an order of the list. */

const CHEAPEST: Words = {
  en: `cheapest|cheapest first|cheapest possible|as cheap as possible|cheaper|least expensive|lowest price|lowest priced|lowest prices|lowest price first
    |price low to high|low to high|cheap to expensive|price ascending|sort by price|sorted by price`,
  nl: `goedkoopste|goedkoopste eerst|zo goedkoop mogelijk|goedkoper|goedkopere|minst dure|minst duur|voordeligste|laagste prijs|laagste prijs eerst
    |prijs oplopend|oplopende prijs|prijs laag naar hoog|van goedkoop naar duur|gesorteerd op prijs|sorteer op prijs`,
  fr: `moins cher|moins chers|moins chère|moins chères|moins cher possible|moins chers possible|moins chère possible|moins chères possible|moins coûteux|moins onéreux|prix le plus bas|prix les plus bas
    |plus bas prix|moins cher d abord|moins chers d abord|moins chères d abord|moins chère d abord|prix croissant|prix croissants|trier par prix
    |triés par prix|par prix croissant`,
  de: 'billigste|billigsten|billigster|billigstes|günstigste|günstigsten|günstigster|am billigsten|am günstigsten|preis aufsteigend',
};
const DEAREST: Words = {
  en: `dearest|most expensive|most expensive first|priciest|costliest|highest price|highest price first|most valuable|more expensive|price high to low
    |high to low|price descending`,
  nl: 'duurste|duurste eerst|duurder|duurdere|hoogste prijs|hoogste prijs eerst|meest waardevolle|kostbaarste|prijs aflopend|aflopende prijs|prijs hoog naar laag',
  fr: `plus cher|plus chers|plus chère|plus chères|plus coûteux|plus onéreux|prix le plus élevé|prix le plus haut|prix décroissant
    |prix décroissants|par prix décroissant|plus chers d abord|plus cher d abord`,
  de: 'teuerste|teuersten|teuerster|am teuersten|preis absteigend',
};
const NEWEST: Words = {
  en: `newest|newest first|new first|new arrivals|newly arrived|newly added|just arrived|just added|just in|latest|latest arrivals|latest additions|recently added|recent additions
    |recent arrivals|most recent|new stock|new in|new lots|new additions|whats new|what is new`,
  nl: `nieuwste|nieuwste eerst|nieuw binnen|net binnen|pas binnen|nieuwe aanwinsten|laatste aanwinsten|recente aanwinsten|laatst toegevoegd|recent toegevoegd
    |pas toegevoegd|nieuw toegevoegd|nieuwigheden|nieuwtjes|meest recente|wat is er nieuw|wat is nieuw`,
  fr: `nouveautés|nouveauté|dernières nouveautés|nouveaux arrivages|nouvel arrivage|derniers|dernières|derniers arrivages|nouveaux venus|derniers ajouts|derniers ajoutés
    |dernières acquisitions|nouvelles acquisitions|récemment ajoutés|récemment arrivés|quoi de neuf|plus récents|plus récentes|plus récent
    |plus récente`,
  de: 'neueste|neuesten|neuester|neuheiten|neuzugänge|neu eingetroffen',
};
const OLDEST: Words = {
  en: 'oldest|oldest first',
  nl: 'oudste|oudste eerst',
  fr: 'plus ancien|plus anciens|plus ancienne|plus anciennes|plus vieux|plus vieille|plus vieilles',
  de: 'älteste|ältesten|ältester',
};
/** Superlatives are orders: how cheap the cheapest is, the list shows. */
const SORT_WORDS: ReadonlyMap<string, KnownSort> = new Map([
  ...eachWord<KnownSort>(CHEAPEST, 'price-up'),
  ...eachWord<KnownSort>(DEAREST, 'price-down'),
  ...eachWord<KnownSort>(NEWEST, 'newest'),
  ...eachWord<KnownSort>(OLDEST, 'oldest'),
]);

/** Adjectives of what came last; `new guinea` and `nouvelle calédonie` are places. */
const NEW: ReadonlySet<string> = new Set(
  wordsIn({
    en: 'new',
    nl: 'nieuw|nieuwe|nieuws',
    fr: 'nouveau|nouveaux|nouvel|nouvelle|nouvelles',
    de: 'neu|neue|neuer|neues|neuen',
  }),
);
const OF_PLACES: ReadonlySet<string> = new Set(
  wordsIn({
    en: 'guinea|britain|ireland|zealand|caledonia|hanover|hebrides|south|england|jersey|mexico|york|hampshire|world|orleans|delhi',
    nl: 'guinea|brittannië|ierland|zeeland|caledonië|mexico|wereld',
    fr: 'guinée|bretagne|irlande|zélande|calédonie|galles|mexique|monde|orléans|angleterre|papouasie',
    de: 'seeland|kaledonien|mexiko|irland|hebriden',
  }),
);

/** What is offered for less. No list knows of it: what costs least comes first, and the page says what was left out. */
const REDUCED: Words = {
  en: `sale|sales|on sale|on offer|special offer|special offers|discount|discounts|discounted|reduced|reduced price|bargain|bargains|clearance
    |promo|promos|promotion|promotions|deal|deals|black friday|outlet`,
  nl: `solden|uitverkoop|korting|kortingen|met korting|afgeprijsd|afgeprijsde|aanbieding|aanbiedingen|in de aanbieding|in promotie|promotie|promoties
    |koopje|koopjes|opruiming`,
  fr: `soldes|solde|soldé|soldés|soldée|soldées|en solde|en promo|en promotion|rabais|remise|remises|réduction|réductions|en réduction
    |prix réduit|prix réduits|bonne affaire|bonnes affaires|déstockage`,
  de: 'angebot|angebote|im angebot|sonderangebot|sonderangebote|rabatt|rabatte|reduziert|reduzierte|schnäppchen|ausverkauf',
};
const REDUCED_WORDS: ReadonlyMap<string, true> = new Map(eachWord<true>(REDUCED, true));

/**
 * `cheapest`, `newest first`, `prix croissant`, `new`, `solden`.
 * @param isTyping the last word may be the beginning of a name: `new` of New Guinea
 */
export function readSort(
  tokens: readonly Token[],
  at: number,
  known: SentenceVocabulary,
  isTyping: boolean,
): Read | null {
  const said = phraseIn(SORT_WORDS, tokens, at);
  if (said && !isInName(tokens, at, said.to, known)) return { filters: {}, to: said.to, sort: said.found };
  if (isNew(tokens, at, known, isTyping) && !isInName(tokens, at, at + 1, known))
    return { filters: {}, to: at + 1, fitting: 'newest' };
  const reduced = phraseIn(REDUCED_WORDS, tokens, at);
  const isUnfinished = isTyping && reduced?.to === tokens.length;
  return reduced && !isUnfinished && !isInName(tokens, at, reduced.to, known)
    ? { filters: {}, to: reduced.to, fitting: 'price-up', isLeftOut: true }
    : null;
}

function isNew(
  tokens: readonly Token[],
  at: number,
  { places }: SentenceVocabulary,
  isTyping: boolean,
): boolean {
  const behind = tokens[at + 1]?.word;
  const isUnfinished = isTyping && behind === undefined;
  if (!NEW.has(tokens[at]?.word ?? '') || isUnfinished || OF_PLACES.has(behind ?? '')) return false;
  // `Nieuw-Zeelandse`.
  return phraseIn(places, tokens, at) === null;
}
