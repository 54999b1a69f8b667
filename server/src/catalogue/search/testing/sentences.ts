import type { FamilyCategory, Gender, Quality } from '@vitrine/shared/contract/catalogue';
import type { Filters, Sort } from '@vitrine/shared/contract/listing';

/** What a sentence asks for: a lot fits it when all that is given holds. Sizes in millimetres, prices in euro. */
export interface ExpectedFilters {
  category?: FamilyCategory | readonly FamilyCategory[];
  family?: string | readonly string[];
  genus?: string;
  name?: string | readonly string[];
  country?: string | readonly string[];
  /** By its number of UN M.49. */
  continent?: string;
  locality?: RegExp;
  gender?: Gender | readonly Gender[];
  quality?: Quality | readonly Quality[];
  isSpread?: boolean;
  sizeFrom?: number;
  sizeTo?: number;
  priceFrom?: number;
  priceTo?: number;
  yearFrom?: number;
  yearTo?: number;
  month?: number | readonly number[];
  colour?: string | readonly string[];
  isInStock?: true;
}

/**
 * The chips of a sentence are what it asks for, and so many lots are found as fit; what differs from that stands here.
 */
export interface Shown {
  /** Filters that are not said by what is asked for: a colour that names have. */
  chips?: Partial<Filters>;
  /** So many may be found, those behind the ones that fit: of others with such a name. */
  most?: number;
  /** What no list can be narrowed by, as it is said. */
  leftOut?: string;
  /** The order that it asks for. */
  sort?: Sort;
  /** Words of names that no lot may have. */
  without?: readonly string[];
}

export type SentenceCase = readonly [text: string, asked: ExpectedFilters, shown?: Shown];

const LEPIDOPTERA = ['BUTTERFLIES', 'MOTHS'] as const;
const BLUE_MORPHOS = ['Morpho didius', 'Morpho menelaus', 'Morpho rhetenor', 'Morpho peleides'];
const BLUE_OF_PERU = ['Morpho didius', 'Lyropteryx apollonia', 'Pseudolycaena marsyas', 'Prepona laertes'];
const BLUE: Partial<Filters> = { facts: { colour: ['blue'] } };
const male = { gender: 'MALE' } as const;
const female = { gender: 'FEMALE' } as const;
const peru = { country: 'PE' } as const;
const beetles = { category: 'BEETLES' } as const;
const moths = { category: 'MOTHS' } as const;
const butterflies = { category: 'BUTTERFLIES' } as const;

/**
 * What people type who know what they want. The first five lots must fit, and no fewer may be found than there are.
 * Written before the reading was tuned for them. Add to them; do not make one easier.
 */
export const SENTENCES: readonly SentenceCase[] = [
  // Places.
  ['peru', peru],
  ['péru', peru],
  ['pérou', peru],
  ['Pérou', peru],
  ['from peru', peru],
  ['uit Peru', peru],
  ['du Pérou', peru],
  ['indonesia', { country: 'ID' }],
  ['indonesië', { country: 'ID' }],
  ['indonésie', { country: 'ID' }],
  ["d'Indonésie", { country: 'ID' }],
  ['papua new guinea', { country: 'PG' }],
  ['papoea-nieuw-guinea', { country: 'PG' }],
  ['papouasie-nouvelle-guinée', { country: 'PG' }],
  ['thailand', { country: 'TH' }],
  ['thaïlande', { country: 'TH' }],
  ['french guiana', { country: 'GF' }],
  ['frans-guyana', { country: 'GF' }],
  ['guyane', { country: 'GF' }],
  ['madagascar', { country: 'MG' }],
  ['madagaskar', { country: 'MG' }],
  ['centrafrique', { country: 'CF' }],
  ['central african republic', { country: 'CF' }],
  ['ivory coast', { country: 'CI' }],
  ['holland', { country: 'NL' }],
  ['usa', { country: 'US' }],
  ['états-unis', { country: 'US' }],
  ['zuid-korea', { country: 'KR' }],
  ['tingo maria', { country: 'PE', locality: /Tingo María/ }],
  ['satipo', { country: 'PE', locality: /Satipo/ }],
  ['sumatra', { country: 'ID', locality: /Sumatra/ }],
  ['west java', { country: 'ID', locality: /West Java/ }],
  ['célèbes', { country: 'ID', locality: /Sulawesi/ }],
  ['celebes', { country: 'ID', locality: /Sulawesi/ }],
  ['molukken', { country: 'ID', locality: /Maluku/ }],
  ['crète', { country: 'GR', locality: /Crete/ }],
  ['kreta', { country: 'GR', locality: /Crete/ }],
  ['chiang mai', { country: 'TH', locality: /Chiang Mai/ }],
  ['cameron highlands', { country: 'MY', locality: /Cameron/ }],
  ['ardennen', { locality: /Ardennes/ }],
  ['tingo maria, peru', { country: 'PE', locality: /Tingo María/ }],
  ['java indonésie', { country: 'ID', locality: /Java/ }],
  // Names with places, sexes, grades.
  ['morpho peru', { genus: 'Morpho', ...peru }],
  ['morpho du pérou', { genus: 'Morpho', ...peru }],
  ['morpho uit peru', { genus: 'Morpho', ...peru }],
  ['peru morpho', { genus: 'Morpho', ...peru }],
  ['ornithoptera indonesia', { genus: 'Ornithoptera', country: 'ID' }, { most: 19 }],
  ['ornithoptera papouasie-nouvelle-guinée', { genus: 'Ornithoptera', country: 'PG' }],
  ['papilio philippines', { genus: 'Papilio', country: 'PH' }, { most: 16 }],
  ['papilio filipijnen', { genus: 'Papilio', country: 'PH' }, { most: 16 }],
  ['stag beetle thailand', { family: 'Lucanidae', country: 'TH' }],
  ['vliegend hert thailand', { family: 'Lucanidae', country: 'TH' }],
  ['charaxes centrafrique', { genus: 'Charaxes', country: 'CF' }],
  ['papilio centraal-afrikaanse republiek', { genus: 'Papilio', country: 'CF' }, { most: 12 }],
  ['beetles from peru', { ...beetles, ...peru }],
  ['kevers uit peru', { ...beetles, ...peru }],
  ['coléoptères du pérou', { ...beetles, ...peru }],
  ['moths madagascar', { ...moths, country: 'MG' }],
  ['nachtvlinders madagaskar', { ...moths, country: 'MG' }],
  ['papillons de nuit de madagascar', { ...moths, country: 'MG' }],
  ['butterflies france', { ...butterflies, country: 'FR' }],
  ['dagvlinders frankrijk', { ...butterflies, country: 'FR' }],
  ['papillons de jour france', { ...butterflies, country: 'FR' }],
  ['troides female', { genus: 'Troides', ...female }, { most: 14 }],
  ['troides vrouwtje', { genus: 'Troides', ...female }, { most: 14 }],
  ['troides femelle', { genus: 'Troides', ...female }, { most: 14 }],
  ['troides ♀', { genus: 'Troides', ...female }, { most: 14 }],
  ['papilio male', { genus: 'Papilio', ...male }, { most: 81 }],
  ['papilio mannetje', { genus: 'Papilio', ...male }, { most: 81 }],
  ['papilio mâle', { genus: 'Papilio', ...male }, { most: 81 }],
  ['papilio ♂', { genus: 'Papilio', ...male }, { most: 81 }],
  ['papilio pair', { genus: 'Papilio', gender: 'STOCK' }, { most: 33 }],
  ['papilio koppel', { genus: 'Papilio', gender: 'STOCK' }, { most: 33 }],
  ['papilio couple', { genus: 'Papilio', gender: 'STOCK' }, { most: 33 }],
  ['a pair of stag beetles', { family: 'Lucanidae', gender: 'STOCK' }],
  ['un couple de lucanes', { family: 'Lucanidae', gender: 'STOCK' }],
  ['een koppel vliegende herten', { family: 'Lucanidae', gender: 'STOCK' }],
  ['male or female', { gender: ['MALE', 'FEMALE'] }],
  ['female beetle', { ...beetles, ...female }],
  ['vrouwtje kever', { ...beetles, ...female }],
  ['coléoptère femelle', { ...beetles, ...female }],
  ['papilio thailand male A1', { genus: 'Papilio', country: 'TH', ...male, quality: 'A1' }, { most: 5 }],
  ['papilio A1', { genus: 'Papilio', quality: 'A1' }, { most: 78 }],
  ['papilio a2', { genus: 'Papilio', quality: 'A2' }, { most: 25 }],
  ['papilio A1-', { genus: 'Papilio', quality: 'A1-' }, { most: 35 }],
  ['papilio A-', { genus: 'Papilio', quality: 'A1-' }, { most: 35 }],
  ['papilio grade A1', { genus: 'Papilio', quality: 'A1' }, { most: 78 }],
  ['papilio kwaliteit A1', { genus: 'Papilio', quality: 'A1' }, { most: 78 }],
  ['papilio qualité A1', { genus: 'Papilio', quality: 'A1' }, { most: 78 }],
  ['beetle A1 or A1-', { ...beetles, quality: ['A1', 'A1-'] }],
  ['kever A1 of A2', { ...beetles, quality: ['A1', 'A2'] }],
  ['coléoptère qualité B', { ...beetles, quality: 'B' }],
  ['A1', { quality: 'A1' }],
  ['moth unspread', { ...moths, isSpread: false }],
  ['papillon en papillote', { category: LEPIDOPTERA, isSpread: false }],
  ['mounted attacus', { genus: 'Attacus', isSpread: true }, { most: 19 }],
  ['gespreid attacus', { genus: 'Attacus', isSpread: true }, { most: 19 }],
  // Years.
  ['2019', { yearFrom: 2019, yearTo: 2019 }],
  ['papilio 2019', { genus: 'Papilio', yearFrom: 2019, yearTo: 2019 }, { most: 8 }],
  ['from the 1980s', { yearFrom: 1980, yearTo: 1989 }],
  ['jaren 80', { yearFrom: 1980, yearTo: 1989 }],
  ['années 80', { yearFrom: 1980, yearTo: 1989 }],
  ['morpho années 1990', { genus: 'Morpho', yearFrom: 1990, yearTo: 1999 }],
  ['butterflies before 1990', { ...butterflies, yearTo: 1989 }],
  ['kevers voor 1990', { ...beetles, yearTo: 1989 }],
  ['coléoptères avant 1990', { ...beetles, yearTo: 1989 }],
  ['moths since 2020', { ...moths, yearFrom: 2020 }],
  ['nachtvlinders sinds 2020', { ...moths, yearFrom: 2020 }],
  ['papilio depuis 2020', { genus: 'Papilio', yearFrom: 2020 }, { most: 37 }],
  ['papilio 2015-2018', { genus: 'Papilio', yearFrom: 2015, yearTo: 2018 }, { most: 15 }],
  ['moth before 1990 under 20', { ...moths, yearTo: 1989, priceTo: 20 }],
  // Sizes.
  ['over 80 mm', { sizeFrom: 80 }],
  ['> 10 cm', { sizeFrom: 100 }],
  ['beetle over 80 mm', { ...beetles, sizeFrom: 80 }],
  ['kever groter dan 80 mm', { ...beetles, sizeFrom: 80 }],
  ['coléoptère plus de 8 cm', { ...beetles, sizeFrom: 80 }],
  ['moth larger than 15 cm', { ...moths, sizeFrom: 150 }],
  ['beetle under 2 cm', { ...beetles, sizeTo: 20 }],
  ['kever kleiner dan 20mm', { ...beetles, sizeTo: 20 }],
  ['coléoptère moins de 20 mm', { ...beetles, sizeTo: 20 }],
  ['morpho 100-120 mm', { genus: 'Morpho', sizeFrom: 100, sizeTo: 120 }],
  ['morpho 10 à 12 cm', { genus: 'Morpho', sizeFrom: 100, sizeTo: 120 }],
  ['morpho tussen 10 en 12 cm', { genus: 'Morpho', sizeFrom: 100, sizeTo: 120 }],
  // Prices.
  ['under 20 euro', { priceTo: 20 }],
  ['onder 20 €', { priceTo: 20 }],
  ['moins de 20 euros', { priceTo: 20 }],
  ['butterfly under €10', { ...butterflies, priceTo: 10 }],
  ['vlinder onder 10 euro', { category: LEPIDOPTERA, priceTo: 10 }, { most: 605 }],
  ['papillon moins de 10 €', { category: LEPIDOPTERA, priceTo: 10 }],
  ['morpho max 50 euro', { genus: 'Morpho', priceTo: 50 }],
  ['morpho hooguit 50 euro', { genus: 'Morpho', priceTo: 50 }],
  ['ornithoptera over 100 euro', { genus: 'Ornithoptera', priceFrom: 100 }],
  ['ornithoptera meer dan 100 euro', { genus: 'Ornithoptera', priceFrom: 100 }],
  ['between 20 and 30 euro', { priceFrom: 20, priceTo: 30 }],
  ['tussen 20 en 30 euro', { priceFrom: 20, priceTo: 30 }],
  ['entre 20 et 30 euros', { priceFrom: 20, priceTo: 30 }],
  ['beetles in stock under 12,50 €', { ...beetles, priceTo: 12.5, isInStock: true }],
  // Colours and kinds.
  ['blue morpho', { name: BLUE_MORPHOS }, { most: 12 }],
  ['blauwe morpho', { name: BLUE_MORPHOS }, { most: 12 }],
  ['morpho bleu', { name: BLUE_MORPHOS }, { most: 12 }],
  ['morphos bleus', { name: BLUE_MORPHOS }, { chips: BLUE, most: 22 }],
  ['blue beetle', { name: 'Eupholus schoenherrii' }, { chips: BLUE, most: 24 }],
  ['blauwe kever', { name: 'Eupholus schoenherrii' }, { chips: BLUE, most: 24 }],
  ['scarabée bleu', { name: 'Eupholus schoenherrii' }, { chips: BLUE, most: 24 }],
  ['blue moth', { name: 'Catocala fraxini' }, { chips: BLUE, most: 22 }],
  ['blauwe nachtvlinder', { name: 'Catocala fraxini' }, { chips: BLUE, most: 22 }],
  ['papillon bleu pérou', { ...peru, name: BLUE_OF_PERU }, { chips: BLUE, most: 58 }],
  ['blue butterfly peru', { ...peru, name: BLUE_OF_PERU }, { chips: BLUE, most: 58 }],
  // Names that hold words of places and colours.
  ["tabac d'espagne", { name: 'Argynnis paphia' }],
  ['arlequin de cayenne', { name: 'Acrocinus longimanus' }],
  ['papilio paris', { name: 'Papilio paris' }],
  ["tabac d'espagne mâle", { name: 'Argynnis paphia', ...male }],
  ['madagascan sunset moth', { name: 'Chrysiridia rhipheus' }],
  ['atlas vlinder', { name: 'Attacus atlas' }, { most: 5 }],
  ['Papilio machaon Linnaeus, 1758', { name: 'Papilio machaon' }],
  ['atacus atlas femelle', { name: 'Attacus atlas', ...female }],
  ['ornitoptera priamus mannetje', { name: 'Ornithoptera priamus', ...male }],
  ['dagpauwoog onder 10 euro', { name: 'Aglais io', priceTo: 10 }],
  ['paon du jour moins de 10 euros', { name: 'Aglais io', priceTo: 10 }],
  // Continents, adjectives, months, slips, numbers in words.
  ['peruvian morpho', { genus: 'Morpho', ...peru }],
  ['butterflies from africa', { ...butterflies, continent: '002' }],
  ['moths of south america', { ...moths, continent: '005' }],
  ['indonezia', { country: 'ID' }],
  ['femal troides', { genus: 'Troides', ...female }, { most: 14 }],
  ['morpho femea', { genus: 'Morpho', ...female }],
  ['cheap beetles', { ...beetles, priceTo: 10 }],
  ['big moth', { ...moths, sizeFrom: 150 }],
  ['papilio caught in june', { genus: 'Papilio', month: 6 }, { most: 12 }],
  ['ten centimetre beetle', { ...beetles, sizeFrom: 90, sizeTo: 110 }],
  ['anything from africa', { continent: '002' }],
  ['alles uit Oceanië', { continent: '009' }],
  ['quelque chose d’Afrique', { continent: '002' }],
  ['Guyaanse morpho', { genus: 'Morpho', country: ['GF', 'GY'] }],
  ['morphos guyanais', { genus: 'Morpho', country: 'GF' }],
  ['zuid-afrikaanse vlinder', { category: LEPIDOPTERA, country: 'ZA' }],
  ['papillon sud-africain', { category: LEPIDOPTERA, country: 'ZA' }],
  ['Costa Rican butterfly', { ...butterflies, country: 'CR' }],
  ['coléoptères ghanéens', { ...beetles, country: 'GH' }],
  ['morpho mlae', { genus: 'Morpho', ...male }],
  ['papilio filippijnen', { genus: 'Papilio', country: 'PH' }, { most: 16 }],
  ['papilio filipinnes', { genus: 'Papilio', country: 'PH' }, { most: 16 }],
  ['morpho french guyana', { genus: 'Morpho', country: 'GF' }],
  ['papua new guinee', { country: 'PG' }],
  ['kever costa rika', { ...beetles, country: 'CR' }],
  ['coléoptère de huit centimètres', { ...beetles, sizeFrom: 72, sizeTo: 88 }],
  ['vlinder van vijfenzestig mm', { category: LEPIDOPTERA, sizeFrom: 59, sizeTo: 72 }, { most: 105 }],
  ['papillon de plus de quatre-vingt-dix mm', { category: LEPIDOPTERA, sizeFrom: 90 }],
  ['beetle over two inches', { ...beetles, sizeFrom: 51 }, { most: 103 }],
  ['kevers niet ouder dan 2015', { ...beetles, yearFrom: 2015 }],
  ['geen nachtvlinders van voor 2010', { ...moths, yearFrom: 2010 }],
  ['papillons, rien avant 2010', { category: LEPIDOPTERA, yearFrom: 2010 }],
  ['moths older than 1990', { ...moths, yearTo: 1989 }],
  ['coléoptères pas plus de 20 euros', { ...beetles, priceTo: 20 }],
  ['beetles not over 20 euro', { ...beetles, priceTo: 20 }],
  ['show me moths from peru', { ...moths, ...peru }],
  ['ik zoek een vrouwtje troides', { genus: 'Troides', ...female }, { most: 14 }],
  ['je cherche un couple de lucanes', { family: 'Lucanidae', gender: 'STOCK' }],
  ['insects from borneo', { locality: /Kalimantan|Sabah|Sarawak/ }],
  ['insecten uit Madagaskar', { country: 'MG' }],
  ['tous les insectes du Pérou', peru],
  ['troides not male', { genus: 'Troides', ...female }, { most: 14 }],
  ['geen mannetjes, troides', { genus: 'Troides', ...female }, { most: 14 }],
  ['Moluccan butterflies', { ...butterflies, locality: /Maluku/ }],
  ['juweelkevers uit Indonesië', { family: 'Buprestidae', country: 'ID' }],
  ['papilio mach', { name: 'Papilio machaon' }, { most: 14 }],
  ['ornithoptera pria', { name: 'Ornithoptera priamus' }, { most: 6 }],
  // Kinds of animals in everyday words, beside a name or alone; and what says nothing.
  ['goliath beetle male', { genus: 'Goliathus', ...male }],
  ['mannetje goliathkever', { name: 'Goliathus goliatus', ...male }],
  ['scarabée goliath femelle', { genus: 'Goliathus', ...female }],
  ['scarabée rouge de thaïlande', { ...beetles, country: 'TH', colour: 'red' }],
  ['scarabées du pérou', { ...beetles, ...peru }],
  ['scarabée', beetles],
  ['scarabée rhinocéros', { name: 'Oryctes nasicornis' }, { most: 19 }],
  ['bee', { family: 'Apidae' }, { most: 309 }],
  ['ant', { family: 'Formicidae' }, { most: 318 }],
  ['guêpe', { family: 'Vespidae' }],
  ['kakkerlak', { family: 'Blaberidae' }],
  ['criquet du pérou', { family: 'Romaleidae', ...peru }],
  ['sprinkhaan uit Zuid-Amerika', { family: 'Romaleidae', continent: '005' }],
  ['walking leaf female', { family: 'Phylliidae', ...female }],
  ['iets groens uit Thailand', { country: 'TH', colour: 'green' }],
  ['biggest butterfly', { ...butterflies, sizeFrom: 100 }],
  ['grootste kever uit Peru', { ...beetles, ...peru, sizeFrom: 80 }],
  ['le plus petit scarabée', { ...beetles, sizeTo: 20 }],
  ['beautiful blue butterfly from peru', { ...butterflies, ...peru, colour: 'blue' }],
  ['mooie vlinder onder 10 euro', { category: LEPIDOPTERA, priceTo: 10 }, { most: 605 }],
  ['zeldzame kever', beetles],
  ['belle morpho femelle', { genus: 'Morpho', ...female }],
  ['beau papillon de nuit de madagascar', { ...moths, country: 'MG' }],
  ['morfo mannetjes', { genus: 'Morpho', ...male }],
  // Behind them others that have such a name: longhorns.
  ['black beetle with horns', { family: 'Scarabaeidae', colour: 'black' }, { most: 94 }],
  ['krekel', { name: 'Gryllotalpa gryllotalpa' }],
  ['gift for a ten year old, a beetle', beetles, { most: 307 }],
  ['most beautiful butterfly', butterflies],
];
