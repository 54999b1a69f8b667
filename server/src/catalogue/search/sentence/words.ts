import type { Gender, Quality, Spread } from '@vitrine/shared/contract/catalogue';
import type { Filters } from '@vitrine/shared/contract/listing';
import { eachWord, wordsIn, type Words } from './words-in.ts';

/* The words that a sentence is read by. Each is understood in every language: shoppers mix them. */

const SEXES: Record<Gender, Words> = {
  MALE: {
    en: 'male|males|macho|männchen',
    nl: 'mannetje|mannetjes|man|mannelijk|mannelijke|mnl',
    fr: 'mâle|mâles',
    de: 'männlich|männliche|männlicher|männliches',
  },
  // Collectors of other languages write their own word: these are no word of ours.
  FEMALE: {
    en: 'female|females|fem|femea|hembra|weibchen',
    nl: 'vrouwtje|vrouwtjes|vrouw|vrouwelijk|vrouwelijke|vrl',
    fr: 'femelle|femelles',
    de: 'weiblich|weibliche|weiblicher|weibliches',
  },
  // Who wants a pair finds it where there are both.
  STOCK: {
    en: 'pair|pairs|couple',
    nl: 'paar|paartje|paartjes|koppel|koppels|koppeltje|koppeltjes',
    fr: 'couple|couples|paire|paires',
    de: 'pärchen',
  },
};

const PREPARATIONS: { values: Spread[]; words: Words }[] = [
  {
    values: ['YES', 'WINGS'],
    words: {
      en: 'spread|mounted|spread wings|wings spread|open wings|wings open',
      nl: `gespreid|gespreide|gespannen|opgezet|opgezette|geprepareerd|geprepareerde|opgespannen|gespreide vleugels
        |vleugels gespreid|open vleugels`,
      fr: `étalé|étalée|étalés|étalées|préparé|préparée|préparés|préparées|naturalisé|naturalisée|naturalisés|naturalisées
        |monté|montée|montés|montées|ailes étalées|ailes ouvertes`,
      de: 'gespannt|gespannte|gespannter|gespanntes|präpariert|präparierte|genadelt|genadelte',
    },
  },
  {
    values: ['NO'],
    words: {
      en: 'unspread|unmounted|papered|in papers|in paper|unprepared',
      nl: `ongespreid|ongespreide|ongespannen|onopgespannen|ongeprepareerd|ongeprepareerde|onopgezet|onopgezette|in papillot|in papillotten|papillotten`,
      fr: 'en papillote|en papillotes|papillotes|en papillotte|en papillottes',
      de: 'ungespannt|ungespannte|ungespannter|unpräpariert|unpräparierte|in tüten',
    },
  },
];

const IN_STOCK: Words = {
  en: 'in stock|available',
  nl: 'op voorraad|in voorraad|voorradig|voorradige|beschikbaar|beschikbare',
  fr: 'en stock|disponible|disponibles',
  de: 'auf lager|vorrätig|verfügbar|lieferbar',
};

/** Who says no more means little money; the chip says how little, and can be taken off. */
const CHEAP: Words = {
  en: 'cheap|inexpensive|not expensive|not too expensive|affordable',
  nl: 'goedkoop|goedkope|betaalbaar|betaalbare|niet duur|niet dure|niet te duur|niet te dure',
  fr: `pas cher|pas chers|pas chère|pas chères|pas trop cher|pas trop chers|pas trop chère|bon marché|abordable|abordables
    |économique`,
  de: 'billig|billige|billiger|günstig|günstige|günstiger|preiswert|preiswerte|nicht teuer|nicht zu teuer',
};
const CHEAP_CENTS = 1000;

/** A grade of one letter is one only behind such a word. */
const GRADE: Words = {
  en: 'grade|quality|condition',
  nl: 'kwaliteit|staat',
  fr: 'qualité|état',
  de: 'qualität|zustand',
};
const GRADES: Readonly<Record<string, Quality>> = {
  a1: 'A1',
  'a1-': 'A1-',
  'a-': 'A1-',
  a2: 'A2',
  b: 'B',
  c: 'C',
};

/** The grade that a word is; null for another word, and for one letter that nothing announces. */
export const gradeOf = (word: string, isAnnounced: boolean): Quality | null =>
  isAnnounced || word.length > 1 ? (GRADES[word] ?? null) : null;

const PERFECT: Words = {
  en: 'perfect|perfect condition|mint condition',
  nl: 'perfect|perfecte|perfecte staat|gaaf|gave',
  fr: 'parfait|parfaite|parfaits|parfaites|parfait état|état parfait',
  de: 'perfekt|einwandfrei|einwandfreie',
};

/** What is meant for crafts and parts, or is bought to be mended. */
const DAMAGED: Words = {
  en: 'damaged|broken|torn|imperfect|for parts|for repair|to repair',
  nl: 'beschadigd|beschadigde|kapot|kapotte|gescheurd|gescheurde|voor onderdelen|om te herstellen|te herstellen',
  fr: `abîmé|abîmée|abîmés|abîmées|endommagé|endommagée|endommagés|endommagées|cassé|cassée|cassés|cassées|déchiré|déchirée
    |déchirés|déchirées|pour pièces|à réparer`,
  de: 'beschädigt|beschädigte|defekt|defekte',
};

/** Behind a grade: it and those below it. */
export const OR_WORSE: ReadonlyMap<string, true> = new Map(
  eachWord<true>(
    {
      en: 'or worse|or lower|or less|and lower|and below|or below',
      nl: 'of lager|of minder|en lager|of slechter',
      fr: 'ou moins|ou pire|ou inférieur|ou inférieure|et moins',
      de: 'oder schlechter',
    },
    true,
  ),
);

/** Behind a grade: it and those above it. */
export const OR_BETTER: ReadonlyMap<string, true> = new Map(
  eachWord<true>(
    {
      en: 'or better|and better|and up',
      nl: 'of beter|en beter',
      fr: 'ou mieux|et mieux',
      de: 'oder besser|und besser',
    },
    true,
  ),
);

export const GRADE_WORDS: ReadonlySet<string> = new Set(wordsIn(GRADE));

/** Phrases that are a filter by themselves. */
export const PHRASES: ReadonlyMap<string, Partial<Filters>> = new Map([
  ...(['MALE', 'FEMALE', 'STOCK'] as const).flatMap((gender) =>
    eachWord<Partial<Filters>>(SEXES[gender], { gender: [gender] }),
  ),
  ...PREPARATIONS.flatMap(({ values, words }) => eachWord<Partial<Filters>>(words, { spread: values })),
  ...eachWord<Partial<Filters>>(PERFECT, { quality: ['A1'] }),
  ...eachWord<Partial<Filters>>(DAMAGED, { quality: ['B', 'C'] }),
  ...eachWord<Partial<Filters>>(IN_STOCK, { isInStock: true }),
  ...eachWord<Partial<Filters>>(CHEAP, { priceToCents: CHEAP_CENTS }),
  ['♂', { gender: ['MALE'] }],
  ['♀', { gender: ['FEMALE'] }],
  ['♂♀', { gender: ['STOCK'] }],
]);

const NOT: Words = {
  en: 'not|nothing|no|none|never|without|nor|except|excluding|outside',
  nl: 'niet|niets|geen|nooit|zonder|noch|behalve|uitgezonderd|buiten',
  fr: 'pas|rien|aucun|aucune|jamais|non|sans|ni|sauf|excepté|hormis|hors',
  de: 'nicht|nichts|kein|keine|keinen|keiner|ohne|außer',
};
/** Before a comparison they turn it round, `nothing older than 2010`; before anything else it is not wanted. */
export const NOT_WORDS: ReadonlySet<string> = new Set(wordsIn(NOT));

/** What is not wanted either, `not from Peru or Brazil`. */
export const OR_WORDS: ReadonlySet<string> = new Set(
  wordsIn({ en: 'or|and|nor', nl: 'of|en|noch', fr: 'ou|et|ni', de: 'oder|und' }),
);

/** `mounted or not`: either is meant. */
export const EITHER_WORDS: ReadonlySet<string> = new Set(
  wordsIn({ en: 'or', nl: 'of', fr: 'ou', de: 'oder' }),
);
export const OR_NOT_WORDS: ReadonlySet<string> = new Set(
  wordsIn({ en: 'not', nl: 'niet', fr: 'non|pas', de: 'nicht' }),
);

/** `not only males`: others, too. */
export const ONLY_WORDS: ReadonlySet<string> = new Set(
  wordsIn({ en: 'only|just', nl: 'alleen|enkel|uitsluitend', fr: 'seulement|uniquement', de: 'nur' }),
);
/** What follows it then: `not only males but also females`. */
export const ALSO_WORDS: ReadonlySet<string> = new Set(
  wordsIn({ en: 'but|also', nl: 'maar|ook', fr: 'mais|aussi' }),
);

/** Before a place, a part of it that no lot tells: `south of France`, `Zuid-Frankrijk`. */
const COMPASS: Words = {
  en: 'north|northern|south|southern|east|eastern|west|western|central|north of|south of|east of|west of|north of the|south of the|the north of|the south of',
  nl: `noord|noordelijk|noordelijke|zuid|zuidelijk|zuidelijke|oost|oostelijk|oostelijke|west|westelijk|westelijke|noorden van|zuiden van
    |oosten van|westen van|noorden|zuiden|oosten|westen`,
  fr: `nord|sud|est|ouest|nord de|sud de|est de|ouest de|nord de la|sud de la|est de la|ouest de la|nord du|sud du|est du|ouest du
    |nord de l|sud de l|est de l|ouest de l|centre de la|centre du`,
};
export const COMPASS_WORDS: ReadonlyMap<string, true> = new Map(eachWord<true>(COMPASS, true));

/** What is asked for, and no list can be narrowed by. */
const UNFILTERED: Words = {
  en: `cites|cites papers|captive bred|bred|reared|farmed|wild caught|wild|ex pupa|ex pupae|ex larva|ex ovo|altitude
    |elevation|high altitude|old collection|ex collection|transparent wings|clear wings|under glass|glass dome
    |dome|display box|in a box|a box of|box of|a set of|set of|a selection of|assortment of|transparent|see through|adult|adults
    |antennae|long antennae|feelers|long feelers|eyespots
    |papers|documents|certificate|mandibles|large mandibles|big mandibles|big jaws|long legs
    |from my country|from my region|in my country|my country|native|wholesale|bulk|in bulk`,
  nl: `gekweekt|gekweekte|kweek|wildvang|wilde|ex pop|ex pupa|hoogte|grote hoogte|uit het wild|oude collectie|oude verzameling|doorzichtige vleugels|onder glas|onder stolp|stolp|in een doos|in doos|doos|een set van|set van|assortiment van
    |doorzichtig|doorzichtige|doorschijnend|doorschijnende|volwassen|sprieten|lange sprieten|antennes|lange antennes|grote kaken|lange poten
    |hoorns|lange hoorns|oogvlekken|papieren|documenten|certificaat|onder een stolp|onder een glazen stolp
    |uit mijn land|uit mijn streek|uit eigen land|mijn land|inheems|inheemse|groothandel`,
  fr: `élevage|d'élevage|élevé|élevée|élevés|élevées|sauvage|sauvages|altitude|haute altitude|ex chrysalide|ancienne collection|ailes transparentes|sous verre|sous cloche|cloche|boîte de|boîte|coffret|ensemble de|assortiment de|transparent|transparente|transparents|transparentes|adulte|adultes|longues antennes|mandibules|grandes mandibules|longues pattes
    |cornes|longues cornes|ocelles|papiers|documents|certificat|de mon pays|de ma région|mon pays|indigène|indigènes|en gros`,
};
export const UNFILTERED_WORDS: ReadonlyMap<string, true> = new Map(eachWord<true>(UNFILTERED, true));

const SMALL: Words = {
  en: `a|an|from|aus|in|on|of|with|and|or|the|for|sex|size|price|wingspan|length|year|anno|caught|collected|something|anything|everything|any|some|all|show|me|looking|do|you|have|only|just|but|please|about|around|approximately|circa|ca|budget|yet|their|its|is|are|that|which|i|want|need|my|our`,
  nl: `een|uit|van|in|op|met|en|of|de|het|geslacht|grootte|maat|prijs|spanwijdte|vleugelspanwijdte|lengte|jaar|begin|eind|gevangen|verzameld|voor|iets|alles|alle|enkele|ik|zoek|wil|graag|hebben|jullie|alleen|enkel|uitsluitend|maar|ongeveer|rond|nog|liefst|aub|die|mijn|onze|ons|zijn`,
  fr: `un|une|de|du|des|d|le|la|les|l|en|au|aux|et|ou|avec|à|dans|sur|sexe|taille|prix|envergure|longueur|année|début|fin|ne|veux|pour|récolté|récoltée|récoltés
    |capturé|capturée|capturés|attrapé|attrapée|attrapés|quelque|quelques|chose|tout|tous|toute|toutes|je|cherche|voudrais|avez|vous|seulement|uniquement|environ|autour|svp|encore|qui|mon|ma|mes|notre|sont`,
  de: 'ein|eine|einen|einem|einer|der|das|dem|den|und|oder|mit|aus|im|vom|von|für|preis|spannweite|jahr|gefangen|gesammelt|etwas|alle|ich|suche|bitte|nur|etwa|ungefähr|mein|meine',
};
/** Beside what was read they say nothing more. */
export const SMALL_WORDS: ReadonlySet<string> = new Set([...wordsIn(SMALL), ...GRADE_WORDS]);

/** Of any kind: `insects from Borneo` are all that there are. */
const ANY: Words = {
  en: 'insect|insects|bug|bugs|specimen|specimens|lot|lots',
  nl: 'insect|insecten|exemplaar|exemplaren|lot|loten',
  fr: 'insecte|insectes|spécimen|spécimens|lot|lots',
  de: 'insekt|insekten|exemplar|exemplare',
};
export const ANY_WORDS: ReadonlySet<string> = new Set(wordsIn(ANY));
