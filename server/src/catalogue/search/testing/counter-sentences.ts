import type { SentenceCase } from './sentences.ts';

const male = { gender: 'MALE' } as const;
const female = { gender: 'FEMALE' } as const;
const pair = { gender: 'STOCK' } as const;
const peru = { country: 'PE' } as const;
const beetles = { category: 'BEETLES' } as const;
const moths = { category: 'MOTHS' } as const;
const butterflies = { category: 'BUTTERFLIES' } as const;
const lepidoptera = { category: ['BUTTERFLIES', 'MOTHS'] } as const;
const morpho = { genus: 'Morpho' } as const;
const papilio = { genus: 'Papilio' } as const;
const troides = { genus: 'Troides' } as const;

/** What is said over the counter: by a collector, by who looks for a gift, by a dealer. */
export const COUNTER_SENTENCES: readonly SentenceCase[] = [
  // A word of a sentence and a number are no reference.
  ['peru 2019', { ...peru, yearFrom: 2019, yearTo: 2019 }],
  ['moth 2019', { ...moths, yearFrom: 2019, yearTo: 2019 }],
  ['java 2018', { country: 'ID', locality: /Java/, yearFrom: 2018, yearTo: 2018 }],
  ['male 2019', { ...male, yearFrom: 2019, yearTo: 2019 }],
  ['sous 20', { priceTo: 20 }],
  ['max 50', { priceTo: 50 }],
  // What is not wanted.
  ['papillons non étalés', { ...lepidoptera, isSpread: false }],
  ['niet gespreide vlinder', { ...lepidoptera, isSpread: false }],
  ['butterfly not mounted', { ...butterflies, isSpread: false }],
  ['kevers niet opgezet', { ...beetles, isSpread: false }],
  ['unmounted beetles', { ...beetles, isSpread: false }],
  ['papered papilio', { ...papilio, isSpread: false }, { most: 10 }],
  ['vlinders in papillot', { ...lepidoptera, isSpread: false }],
  ['morpho not papered', { ...morpho, isSpread: true }],
  ['troides not from Peru', troides, { leftOut: 'not from Peru', most: 45 }],
  [
    'troides niet uit Indonesië of Maleisië',
    troides,
    { leftOut: 'niet uit Indonesië of Maleisië', most: 45 },
  ],
  ['papilio sauf Thaïlande', papilio, { leftOut: 'sauf Thaïlande', most: 161 }],
  ['ornithoptera no CITES', { genus: 'Ornithoptera' }, { leftOut: 'no CITES', most: 45 }],
  ['troides zonder CITES', troides, { leftOut: 'zonder CITES', most: 45 }],
  ['butterflies but no moths', butterflies, { without: ['moths'] }],
  ['vlinders maar geen motten', butterflies, { without: ['motten'] }],
  ['papillons sauf les papillons de nuit', butterflies, { without: ['papillons de nuit'] }],
  ['beetles outside Europe', beetles, { leftOut: 'outside Europe' }],
  ["I don't want males, beetles", { ...beetles, ...female }],
  // Both bounds of a range.
  ['kevers tussen de 20 en 40 euro', { ...beetles, priceFrom: 20, priceTo: 40 }],
  ['beetle over 50 mm under 80 mm', { ...beetles, sizeFrom: 50, sizeTo: 80 }, { most: 85 }],
  ['papilio from 2010 to 2015', { ...papilio, yearFrom: 2010, yearTo: 2015 }, { most: 26 }],
  ['papilio vanaf 2010 tot 2015', { ...papilio, yearFrom: 2010, yearTo: 2015 }, { most: 26 }],
  ['2015 or 2016', { yearFrom: 2015, yearTo: 2016 }],
  ['beetles between 50 and 80 mm', { ...beetles, sizeFrom: 50, sizeTo: 80 }],
  ['papilio entre 2010 et 2015', { ...papilio, yearFrom: 2010, yearTo: 2015 }, { most: 26 }],
  ['kevers tussen 20 en 40 euro', { ...beetles, priceFrom: 20, priceTo: 40 }],
  ['moths 20-40 euro', { ...moths, priceFrom: 20, priceTo: 40 }],
  ['coléoptères 50–80 mm', { ...beetles, sizeFrom: 50, sizeTo: 80 }],
  ['kever min 50 max 80 mm', { ...beetles, sizeFrom: 50, sizeTo: 80 }],
  // Units, and bounds behind a number.
  ['beetle 5cm', { ...beetles, sizeFrom: 45, sizeTo: 55 }],
  ['butterfly €20', { ...butterflies, priceTo: 20 }],
  ['papillon 20€', { ...lepidoptera, priceTo: 20 }],
  ['morpho onder 20,50', { ...morpho, priceTo: 20.5 }],
  ["vlinder onder 20 euro's", { ...lepidoptera, priceTo: 20 }, { most: 667 }],
  ['papillon 20 euros maximum', { ...lepidoptera, priceTo: 20 }],
  ['nachtvlinder van 15 cm of meer', { ...moths, sizeFrom: 150 }],
  // Decades.
  ['butterflies from the 90s', { ...butterflies, yearFrom: 1990, yearTo: 1999 }],
  ['kevers jaren 90', { ...beetles, yearFrom: 1990, yearTo: 1999 }],
  ['papillons des années 90', { ...lepidoptera, yearFrom: 1990, yearTo: 1999 }],
  ['kevers uit de jaren negentig', { ...beetles, yearFrom: 1990, yearTo: 1999 }],
  ['beetles before the 90s', { ...beetles, yearTo: 1989 }],
  ['moths before 1980', { ...moths, yearTo: 1979 }],
  ['vlinders van voor 1980', { ...lepidoptera, yearTo: 1979 }],
  ['papilio 2015 or later', { ...papilio, yearFrom: 2015 }, { most: 60 }],
  // Who looks for a gift.
  ['cheap blue butterfly', { ...butterflies, priceTo: 10, colour: 'blue' }],
  ['blue butterfly gift', { ...butterflies, colour: 'blue' }],
  ['mooie blauwe vlinder cadeau', { ...lepidoptera, colour: 'blue' }],
  ['papillon pas cher', { ...lepidoptera, priceTo: 10 }],
  ['niet te dure kever', { ...beetles, priceTo: 10 }],
  ['rare butterflies', butterflies],
  ['papillons rares', lepidoptera],
  ['grote blauwe vlinder', { ...lepidoptera, colour: 'blue', sizeFrom: 100 }],
  [
    'blauwe morpho vrouwtje',
    { name: ['Morpho didius', 'Morpho menelaus', 'Morpho rhetenor', 'Morpho peleides'], ...female },
  ],
  ['big green beetle', { ...beetles, colour: 'green', sizeFrom: 80 }],
  ['petits papillons bleus', { ...lepidoptera, colour: 'blue', sizeTo: 40 }],
  ['zwarte en rode kever', { ...beetles, colour: ['black', 'red'] }],
  ['dark green beetle', { ...beetles, colour: 'green' }],
  ['butterfly with blue wings', { ...butterflies, colour: 'blue' }],
  ['lichtblauwe vlinder', { ...lepidoptera, colour: 'blue' }],
  ['papillon aux ailes jaunes', { ...lepidoptera, colour: 'yellow' }],
  ['5 butterflies from peru', { ...butterflies, ...peru }],
  // Names.
  ['hercules beetle', { name: ['Dynastes hercules', 'Dynastes tityus', 'Dynastes granti'] }],
  ['herculeskever mannetje', { name: 'Dynastes hercules', ...male }],
  ['scarabée hercule', { name: 'Dynastes hercules' }, { most: 8 }],
  ['dead leaf butterfly', { name: 'Kallima inachus' }, { most: 2 }],
  ['papillon feuille', { name: 'Kallima inachus' }, { most: 4 }],
  ['monarch butterfly male', { name: 'Danaus plexippus', ...male }],
  ['stag beetle male over 60 mm', { family: 'Lucanidae', ...male, sizeFrom: 60 }],
  // Sexes.
  ['troides female only', { ...troides, ...female }, { most: 14 }],
  ['alleen vrouwtjes troides', { ...troides, ...female }, { most: 14 }],
  ['uniquement des mâles papilio', { ...papilio, ...male }, { most: 81 }],
  ['papilio couples', { ...papilio, ...pair }, { most: 33 }],
  ['koppels troides', { ...troides, ...pair }, { most: 12 }],
  ['vrouwelijke morpho', { ...morpho, ...female }],
  ['femelles papilio A1', { ...papilio, ...female, quality: 'A1' }, { most: 26 }],
  // What no list can be narrowed by.
  ['captive bred morpho', morpho, { leftOut: 'captive bred' }],
  ['papilio ex pupa', papilio, { leftOut: 'ex pupa', most: 161 }],
  ['wild caught papilio', papilio, { leftOut: 'wild caught', most: 161 }],
  ['gekweekte morpho', morpho, { leftOut: 'gekweekte' }],
  ["papilio d'élevage", papilio, { leftOut: "d'élevage", most: 161 }],
  ['morpho above 1900 m altitude', morpho, { leftOut: 'above 1900 m altitude' }],
  // Grades, and what goes up from one.
  ['beetles A2 or better', { ...beetles, quality: ['A1', 'A1-', 'A2'] }],
  ['papillons parfaits', { ...lepidoptera, quality: 'A1' }],
  ['kevers 8 of 9 cm', { ...beetles, sizeFrom: 80, sizeTo: 90 }],
  ['beetle 90mm+', { ...beetles, sizeFrom: 90 }],
  ['white butterfly with black spots', { ...butterflies, colour: ['white', 'black'] }],
  // As it is said in a mail.
  [
    'do you have a female morpho from peru under 50 euro please',
    { ...morpho, ...peru, ...female, priceTo: 50 },
  ],
  ['ik wil graag een mannetje troides, liefst A1', { ...troides, ...male, quality: 'A1' }, { most: 11 }],
  ['je voudrais un couple de lucanes de Thaïlande', { family: 'Lucanidae', ...pair, country: 'TH' }],
  ['Thaise kevers in voorraad', { ...beetles, country: 'TH', isInStock: true }],
  ['coléoptères péruviens disponibles', { ...beetles, ...peru, isInStock: true }],
  ['moth caught in june 2019', { ...moths, month: 6, yearFrom: 2019, yearTo: 2019 }],
];
