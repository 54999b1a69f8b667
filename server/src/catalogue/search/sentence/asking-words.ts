import type { KnownSort } from '@vitrine/shared/contract/listing';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { eachWord, wordsIn, type Words } from './words-in.ts';

/* What is said around what is wanted: wishes, orders of a list, where parcels go. */

/** They say that something is wanted, or greet; what is wanted stands beside them. */
const WISHES: Words = {
  en: `which|what|looking for|i am|i m|we are|searching for|search for|in search of|on the lookout for|interested in|hunting for|looking to buy|do you have
    |do you sell|have you got|would like|d like|could you|can you|i am looking for|i m looking for|i m after|want to buy|for sale
    |to buy|buy|do u have|you have|in the world|hello|hi|good morning|good evening|please|pls|plz|thanks|thank you|as a gift|gift idea|gift ideas|to give`,
  nl: `welke|welk|ik zoek|ik zoek naar|ik ben|wij zoeken|we zoeken|wij zoeken naar|we zoeken naar|op zoek naar|op zoek|zoek naar|zoeken naar|zoeken|gezocht|geïnteresseerd in|interesse in|hebben jullie|heeft u|hebt u
    |verkopen jullie|verkoopt u|zou graag|wil graag|kopen|te koop|ter wereld|die jullie hebben|dat jullie hebben|jullie hebben|hallo|goedemorgen|goedendag|goedenavond
    |alstublieft|alsjeblieft|bedankt|alvast bedankt|alvast|dank u|dank je|dank u wel|dank je wel|om te geven|om weg te geven|als cadeau|cadeau idee|cadeau ideeën|cadeautip|cadeautips`,
  fr: `quels|quelles|quel|quelle|je cherche|je suis|nous cherchons|à la recherche de|à la recherche d|à la recherche du|à la recherche des|recherche|recherchons|cherchons|intéressé par
    |intéressée par|avez vous|auriez vous|vendez vous|j aimerais|j aimerais acheter|aimerais|je souhaite|souhaiterais|souhaite
    |acheter|à vendre|du monde|que vous avez|vous avez|bonjour|bonsoir|salut|s il vous plaît|s il te plaît|merci|merci d avance|pour offrir|à offrir|idée cadeau|idées cadeau|idées cadeaux|idée de cadeau`,
};
/** Whom and what it is for: `voor mijn vrouw` asks for no female. */
const PURPOSES: Words = {
  en: `dad|mum|mom|mother|father|wife|husband|girlfriend|boyfriend|daughter|son|friend|grandmother|grandfather|kids|children|child|kid
    |boy|girl|nephew|niece|sister|brother|aunt|uncle|partner|granddaughter|grandson|grandma|grandpa|teacher|colleague
    |class|classroom|school|pupils|students|lesson|lessons|biology lesson|birthday|christmas|wedding|museum|wall|collection
    |fireplace|living room|desk|office|crafts|jewellery|resin`,
  nl: `vrouw|man|papa|mama|vader|moeder|vriend|vriendin|dochter|zoon|oma|opa|kinderen|kind|jongen|meisje|neefje|nichtje|zus|broer|tante|oom|partner
    |kleindochter|kleinzoon|kleinkind|leraar|collega|klas|school|leerlingen|studenten
    |biologieles|verjaardag|kerst|sinterklaas|bruiloft|museum|muur|verzameling|collectie
    |schouw|haard|woonkamer|bureau|kantoor|knutselen|sieraden|hars`,
  fr: `femme|mari|papa|maman|père|mère|ami|amie|fille|fils|grand mère|grand père|enfants|enfant|garçon|neveu|nièce|sœur|frère|tante|oncle|petite fille|petit fils|professeur|collègue|classe|école|élèves|étudiants|cours
    |anniversaire|noël|mariage|musée|mur|collection|cheminée|salon|bureau|bricolage|bijoux|résine`,
};
/** One of them stands before it: `mother of pearl` and `wall brown` are names. */
const FOR: Words = {
  en: 'for|my|for my|for our|for the|for a|for his|for her|on my|on the|above the|above my|over the|for above the',
  nl: 'voor|mijn|voor mijn|voor onze|voor de|voor een|voor in de|aan de|voor aan de|voor zijn|voor haar|boven de|boven mijn|voor boven de|om te|om mee te',
  fr: 'pour|mon|ma|mes|pour mon|pour ma|pour mes|pour le|pour la|pour les|pour l|pour un|pour une|pour notre|pour son|pour sa|dessus de la|dessus du|dessus de ma',
};
export const FOR_WORDS: ReadonlyMap<string, true> = new Map(eachWord<true>(FOR, true));
/** Behind a number, of whom it is for: `for a ten year old`, `pour mon fils de huit ans`. */
const AGES: Words = {
  en: 'year old|years old|year olds|years|yr old',
  nl: 'jaar|jaar oud|jarige|jarigen',
  fr: 'ans',
};
export const AGE_WORDS: ReadonlyMap<string, true> = new Map(eachWord<true>(AGES, true));
/** What may stand before that number. */
export const AGED_WORDS: ReadonlySet<string> = new Set(wordsIn({ en: 'of|aged', nl: 'van', fr: 'de' }));
const forPurposes = LOCALES.flatMap((locale) => {
  const listed = ({ [locale]: words }: Words) => wordsIn({ en: words, nl: '', fr: '' }).filter(Boolean);
  return listed(FOR).flatMap((word) => listed(PURPOSES).map((purpose) => `${word} ${purpose}`));
});
export const WISH_WORDS: ReadonlyMap<string, true> = new Map([
  ...eachWord<true>(WISHES, true),
  ...forPurposes.map((phrase): [string, true] => [phrase, true]),
]);

const CHEAPEST: Words = {
  en: 'cheapest|cheapest first|cheapest possible|as cheap as possible|cheaper|least expensive|lowest price|lowest priced|lowest prices',
  nl: 'goedkoopste|goedkoopste eerst|zo goedkoop mogelijk|goedkoper|goedkopere|minst dure|minst duur|voordeligste|laagste prijs',
  fr: `moins cher|moins chers|moins chère|moins chères|moins cher possible|moins chers possible|moins chère possible|moins chères possible|moins coûteux|moins onéreux|prix le plus bas|prix les plus bas
    |plus bas prix`,
};
const DEAREST: Words = {
  en: 'dearest|most expensive|most expensive first|priciest|costliest|highest price|most valuable|more expensive',
  nl: 'duurste|duurste eerst|duurder|duurdere|hoogste prijs|meest waardevolle|kostbaarste',
  fr: 'plus cher|plus chers|plus chère|plus chères|plus coûteux|plus onéreux|prix le plus élevé|prix le plus haut',
};
const NEWEST: Words = {
  en: 'newest|newest first|new arrivals|newly arrived|just arrived|latest arrivals',
  nl: 'nieuwste|nieuwste eerst|nieuw binnen|net binnen|nieuwe aanwinsten',
  fr: 'nouveautés|nouveaux arrivages|derniers arrivages|nouveaux venus',
};
/** Superlatives are orders: how cheap the cheapest is, the list shows. */
export const SORT_WORDS: ReadonlyMap<string, KnownSort> = new Map([
  ...eachWord<KnownSort>(CHEAPEST, 'price-up'),
  ...eachWord<KnownSort>(DEAREST, 'price-down'),
  ...eachWord<KnownSort>(NEWEST, 'newest'),
]);

/** Before a country: what is shipped there, not what was caught there. */
const SHIPPED: Words = {
  en: 'deliver to|delivers to|deliver in|delivering to|ships to|ship to|shipped to|shipping to|delivered to|delivery to|can be shipped to|can be sent to|sent to|send to',
  nl: 'naar|leveren jullie in|leveren jullie aan|levert u in|levert u aan|verzonden naar|verzenden naar|verzending naar|geleverd in|levering in|levering naar|leveren in|leveren naar|leverbaar in|leverbaar naar|versturen naar|verstuurd naar',
  fr: `livrez vous en|livrez vous au|livrez vous aux|expédiez vous en|expédiez vous au|expédiez vous aux|livrable en|livrable au|livrable aux|livré en|livré au|livré aux|livraison en|livraison au|livraison aux|envoi en
    |envoi au|envoi aux|expédié en|expédié au|expédié aux|livrer en|livrer au|livrer aux`,
};
export const SHIPPED_WORDS: ReadonlyMap<string, true> = new Map(eachWord<true>(SHIPPED, true));
