import { LOCALES } from '@vitrine/shared/contract/locale';
import { eachWord, wordsIn, type Words } from './words-in.ts';

/* Whom and what it is for, and on what day: `voor mijn vrouw` asks for no female. */

const PEOPLE: Words = {
  en: `dad|daddy|mum|mom|mother|father|wife|husband|girlfriend|boyfriend|daughter|son|friend|grandmother|grandfather|kids|children|child|kid
    |boy|girl|boys|girls|nephew|niece|sister|brother|aunt|uncle|partner|granddaughter|grandson|grandma|grandpa|teacher|colleague
    |man|men|woman|women|him|her|boss|biologist|collector|entomologist|nature lover|teenager`,
  nl: `vrouw|man|papa|mama|vader|moeder|vriend|vriendin|dochter|zoon|oma|opa|kinderen|kind|jongen|meisje|neefje|nichtje|zus|zusje|broer|broertje
    |tante|oom|partner|kleindochter|kleinzoon|kleinkind|leraar|lerares|juf|meester|collega|baas|hem|haar|bioloog|verzamelaar|natuurliefhebber`,
  fr: `femme|homme|mari|papa|maman|père|mère|ami|amie|fille|fils|grand mère|grand père|enfants|enfant|garçon|neveu|nièce|sœur|frère|tante|oncle
    |petite fille|petit fils|professeur|collègue|copain|copine|chéri|chérie|maître|maîtresse|patron|lui|elle|beau père|belle mère|biologiste
    |collectionneur`,
};
const PLACES: Words = {
  en: `class|classroom|school|pupils|students|lesson|lessons|biology lesson|museum|wall|collection|fireplace|living room|bedroom|bathroom|kitchen|hallway|sofa
    |couch|desk|office|home|house|bathroom wall|bedroom wall|kitchen wall|office wall|decoration|wall decoration|crafts|jewellery|resin`,
  nl: `klas|school|leerlingen|studenten|biologieles|museum|muur|verzameling|collectie|schouw|haard|woonkamer|slaapkamer|badkamer|keuken|kinderkamer|gang|zetel|sofa
    |bureau|kantoor|huis|interieur|decoratie|wanddecoratie|knutselen|sieraden|hars`,
  fr: `classe|école|élèves|étudiants|cours|musée|mur|collection|cheminée|salon|chambre|cuisine|salle de bain|canapé|bureau|maison|intérieur|décoration
    |décoration murale|déco|déco murale|bricolage|bijoux|résine`,
};
/** Days on which one gives. They say so by themselves. */
const OCCASIONS: Words = {
  en: `birthday|anniversary|christmas|xmas|valentine|valentines|valentines day|mothers day|fathers day|wedding|graduation|housewarming
    |secret santa|retirement|communion|baptism`,
  nl: `verjaardag|jubileum|kerst|kerstmis|valentijn|valentijnsdag|moederdag|vaderdag|sinterklaas|bruiloft|huwelijk|trouw|pensioen|communie
    |afscheid|nieuwjaar`,
  fr: `anniversaire|noël|saint valentin|st valentin|fête des mères|fête des pères|mariage|retraite|communion|baptême|crémaillère|naissance
    |saint nicolas`,
};
export const OCCASION_WORDS: ReadonlyMap<string, true> = new Map(eachWord<true>(OCCASIONS, true));
/** One of them stands before it: `mother of pearl` and `wall brown` are names. */
const FOR: Words = {
  en: 'for|my|for my|for our|for the|for a|for an|for his|for her|on my|on the|in my|in the|above the|above my|over the|for above the|for in the',
  nl: 'voor|mijn|voor mijn|voor onze|voor de|voor het|voor een|voor in de|in de|in mijn|aan de|voor aan de|voor zijn|voor haar|boven de|boven mijn|voor boven de|om te|om mee te',
  fr: `pour|mon|ma|mes|pour mon|pour ma|pour mes|pour le|pour la|pour les|pour l|pour un|pour une|pour notre|pour son|pour sa
    |dessus de la|dessus du|dessus de ma|dans le|dans la|dans mon|dans ma`,
};
export const FOR_WORDS: ReadonlyMap<string, true> = new Map(eachWord<true>(FOR, true));
/** Somebody's: what stands behind them is no insect. */
export const OWN_WORDS: ReadonlySet<string> = new Set(
  wordsIn({ en: 'my|our|his|her', nl: 'mijn|onze|haar', fr: 'mon|ma|mes|notre|son' }),
);

/** Behind a number, of whom it is for: `for a ten year old`, `pour mon fils de huit ans`. */
const AGES: Words = {
  en: 'year old|years old|year olds|years|yr old',
  nl: 'jaar|jaar oud|jarige|jarigen',
  fr: 'ans',
};
export const AGE_WORDS: ReadonlyMap<string, true> = new Map(eachWord<true>(AGES, true));
/** What may stand before that number. */
export const AGED_WORDS: ReadonlySet<string> = new Set(wordsIn({ en: 'of|aged', nl: 'van', fr: 'de' }));

/** `for my sister`, `for my sisters birthday`, `birthday`. */
export const PURPOSE_PHRASES: readonly string[] = [
  ...LOCALES.flatMap((locale) => {
    const listed = ({ [locale]: words }: Words) => wordsIn({ en: words, nl: '', fr: '' }).filter(Boolean);
    const people = listed(PEOPLE);
    const owners = locale === 'en' ? people.map((one) => `${one}s`) : [];
    const all = [...people, ...owners, ...listed(PLACES), ...listed(OCCASIONS)];
    return listed(FOR).flatMap((word) => all.map((purpose) => `${word} ${purpose}`));
  }),
  ...OCCASION_WORDS.keys(),
];
const RECEIVERS: ReadonlySet<string> = new Set(wordsIn(PEOPLE));

/** `gift`, `cadeautje`, `kerstcadeau`. */
const GIFT = /^(?:gifts?|presents?|cadeaux)$|(?:cadeau|kado|geschenk)(?:s|tjes?|jes?)?$/;
export const isGiftWord = (word: string): boolean => GIFT.test(word);
/** Behind a gift, whom it is for: `cadeau homme`. */
export const isReceiver = (word: string): boolean => RECEIVERS.has(word);
