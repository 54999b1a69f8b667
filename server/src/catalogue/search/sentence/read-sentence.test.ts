import { describe, expect, test } from '@jest/globals';
import { NO_FILTERS, type Filters } from '@vitrine/shared/contract/listing';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { sentenceVocabulary } from './sentence-vocabulary.ts';
import { readSentence } from './read-sentence.ts';

const NAMES: VocabularyEntry[] = [
  ['Argynnis paphia', 'Silver-washed fritillary', 'Keizersmantel', "Tabac d'Espagne"],
  ['Acrocinus longimanus', 'Harlequin beetle', '', 'Arlequin de Cayenne'],
  ['Papilio paris', 'Paris peacock', '', ''],
  ['Phobaeticus niger'],
  ['Common male'],
  ['Trichoplusia ni'],
].map((texts, id) => ({
  id,
  kind: 'name',
  texts: texts.map((text, at) => ({ text, kind: at === 0 ? 'latin' : 'common' })),
}));
const ORIGINS = [
  'GF/Cayenne',
  'PE/Tingo María, Huánuco',
  'PE/',
  'ID/West Java',
  'ID/Arfak Mountains, West Papua',
  'PG/Oro Province',
  'FR/Paris',
  'FR/Lot',
  'US/Georgia',
  'ES/',
];
const REFERENCES = ['BU-0012', 'MO-0041', 'IN-2019'];
const references = {
  has: (typed: string) => REFERENCES.includes(typed.toUpperCase().replace(/^([A-Z]+)(?=\d)/, '$1-')),
  beginWith: (letters: string) => REFERENCES.some((one) => one.startsWith(`${letters.toUpperCase()}-`)),
};
const known = { ...sentenceVocabulary(NAMES, ORIGINS), references };

type Read = readonly [text: string, rest: string, filters: Partial<Filters>];
const caught = (from: number | null, to: number | null) => ({ facts: { caughtYear: { from, to } } });

describe('A sentence', () => {
  test.each<Read>([
    ['morpho peru', 'morpho', { origin: ['PE'] }],
    ['morpho uit Péru', 'morpho', { origin: ['PE'] }],
    ["papillons d'Indonésie", 'papillons', { origin: ['ID'] }],
    ['papoea-nieuw-guinea', '', { origin: ['PG'] }],
    ['papua', '', { origin: ['ID/Arfak Mountains, West Papua', 'PG'] }],
    ['tingo maria, peru', '', { origin: ['PE/Tingo María, Huánuco'] }],
    ['peru of indonesië', '', { origin: ['ID', 'PE'] }],
    ['georgia', '', { origin: ['US/Georgia'] }],
    ['brazil', '', { origin: ['BR'] }],
    ["tabac d'espagne femelle", "tabac d'espagne", { gender: ['FEMALE'] }],
    ['arlequin de cayenne uit peru', 'arlequin de cayenne', { origin: ['PE'] }],
    ['common male from Peru', 'common male', { origin: ['PE'] }],
    ['troides ♀', 'troides', { gender: ['FEMALE'] }],
    ['femelle ou mâle', '', { gender: ['MALE', 'FEMALE'] }],
    ['koppel troides', 'troides', { gender: ['STOCK'] }],
    ['papilio A1/A1-', 'papilio', { quality: ['A1', 'A1-'] }],
    ['papilio kwaliteit b', 'papilio', { quality: ['B'] }],
    ['papilio A-', 'papilio', { quality: ['A1-'] }],
    ['attacus non étalé', 'attacus', { spread: ['NO'] }],
    ['in stock', '', { isInStock: true }],
    ['morpho ships to France', 'morpho', { ships: 'FR' }],
    ['morpho uit peru naar frankrijk', 'morpho', { origin: ['PE'], ships: 'FR' }],
    ['femelle livrable au Danemark', '', { gender: ['FEMALE'], ships: 'DK' }],
    ['kever > 8 cm', 'kever', { sizeFromMm: 80 }],
    ['kever van 80 tot 100mm', 'kever', { sizeFromMm: 80, sizeToMm: 100 }],
    ['morpho 100 mm', 'morpho', { sizeFromMm: 90, sizeToMm: 110 }],
    ['onder 12,50 €', '', { priceToCents: 1250 }],
    ['moins de 20 euros', '', { priceToCents: 2000 }],
    ['€20', '', { priceToCents: 2000 }],
    ['moth before 1950 under 20', 'moth', { ...caught(null, 1949), priceToCents: 2000 }],
    ['2019', '', caught(2019, 2019)],
    ['sinds 2010', '', caught(2010, null)],
    ['the 80s', '', caught(1980, 1989)],
    ['années 80', '', caught(1980, 1989)],
    ['african morpho', 'morpho', { origin: ['002'] }],
    ['morpho sud-américains', 'morpho', { origin: ['005'] }],
    ['Zuid-Amerika, Peru', '', { origin: ['PE'] }],
    ['peruvian morpho', 'morpho', { origin: ['PE'] }],
    ['péruviennes', '', { origin: ['PE'] }],
    ['indonezia', '', { origin: ['ID'] }],
    ['femal troides', 'troides', { gender: ['FEMALE'] }],
    ['morpho caught in june', 'morpho', { facts: { caughtMonth: ['6'] } }],
    ['juin 2019', '', { facts: { caughtMonth: ['6'], caughtYear: { from: 2019, to: 2019 } } }],
    ['blue beetle', 'beetle', { facts: { colour: ['blue'] } }],
    ['papillon jaune et noir', 'papillon', { facts: { colour: ['yellow', 'black'] } }],
    ['roze vlinder', 'vlinder', { facts: { colour: ['violet'] } }],
    ['big moth', 'moth', { sizeFromMm: 150 }],
    ['petit scarabée', 'scarabée', { sizeToMm: 20 }],
    ['goedkope morpho', 'morpho', { priceToCents: 1000 }],
    ['ten centimetre kever', 'kever', { sizeFromMm: 90, sizeToMm: 110 }],
    ['kever van tien centimeter', 'kever', { sizeFromMm: 90, sizeToMm: 110 }],
    ['scarabée de dix centimètres', 'scarabée', { sizeFromMm: 90, sizeToMm: 110 }],
    ['beetle of twenty-five mm', 'beetle', { sizeFromMm: 23, sizeToMm: 28 }],
    ['groter dan vijfenzestig mm', '', { sizeFromMm: 65 }],
    ['plus de quatre-vingt-dix mm', '', { sizeFromMm: 90 }],
    ['under two hundred fifty euro', '', { priceToCents: 25000 }],
    ['beetle over 4 inches', 'beetle', { sizeFromMm: 102 }],
    ['nothing older than 2010, beetles', 'beetles', caught(2010, null)],
    ['geen kevers van voor 2010', 'kevers', caught(2010, null)],
    ['rien d’antérieur à 2010', '', caught(2010, null)],
    ['not after 1950', '', caught(null, 1950)],
    ['morpho plus ancien que 1950', 'morpho', caught(null, 1949)],
    ['nieuwer dan 2015', '', caught(2016, null)],
    ['niet meer dan 20 euro', '', { priceToCents: 2000 }],
    ['pas plus de 20 euros', '', { priceToCents: 2000 }],
    ['niet kleiner dan 80 mm', '', { sizeFromMm: 80 }],
    ['something from oceania', '', { origin: ['009'] }],
    ['iets uit Oceanië', '', { origin: ['009'] }],
    ['quelque chose d’Océanie', '', { origin: ['009'] }],
    ['morpho des Guyanes', 'morpho', { origin: ['GF'] }],
    ['guyanese morpho', 'morpho', { origin: ['GF', 'GY'] }],
    ['morpho sud-africains', 'morpho', { origin: ['ZA'] }],
    ['Costa Ricaanse morpho', 'morpho', { origin: ['CR'] }],
    ['papilio phillipines', 'papilio', { origin: ['PH'] }],
    ['morpho frensh guyana', 'morpho', { origin: ['GF'] }],
    ['madgasacar', '', { origin: ['MG'] }],
    ['looking for a male morpho', 'morpho', { gender: ['MALE'] }],
    ['insects from peru', '', { origin: ['PE'] }],
    ['stick insects from peru', 'stick insects', { origin: ['PE'] }],
    ['morpho but not male', 'morpho', { gender: ['FEMALE'] }],
    ['pas de femelles, morpho', 'morpho', { gender: ['MALE'] }],
    ['morpho preu', 'morpho', { origin: ['PE'] }],
    // A word and a number are no reference of this shop.
    ['peru 2019', '', { origin: ['PE'], ...caught(2019, 2019) }],
    ['java 2018', '', { origin: ['ID/West Java'], ...caught(2018, 2018) }],
    ['moth 2019', 'moth', caught(2019, 2019)],
    ['male 2019', '', { gender: ['MALE'], ...caught(2019, 2019) }],
    ['blue 2019', '', { facts: { colour: ['blue'], caughtYear: { from: 2019, to: 2019 } } }],
    ['io 2019', 'io', caught(2019, 2019)],
    ['in 2019', '', caught(2019, 2019)],
    ['sous 20', '', { priceToCents: 2000 }],
    ['max 50', '', { priceToCents: 5000 }],
    // What is not wanted.
    ['papillons non étalés', 'papillons', { spread: ['NO'] }],
    ['papillon pas encore étalé', 'papillon', { spread: ['NO'] }],
    ['niet gespreide vlinder', 'vlinder', { spread: ['NO'] }],
    ['vlinder niet opgezet', 'vlinder', { spread: ['NO'] }],
    ['morpho not mounted', 'morpho', { spread: ['NO'] }],
    ['morpho not papered', 'morpho', { spread: ['YES', 'WINGS'] }],
    ['non-spread morpho', 'morpho', { spread: ['NO'] }],
    ["I don't want females, morpho", 'morpho', { gender: ['MALE'] }],
    ['nothing but females', '', { gender: ['FEMALE'] }],
    ['not too expensive morpho', 'morpho', { priceToCents: 1000 }],
    // Both bounds.
    ['over 50 mm under 80 mm', '', { sizeFromMm: 50, sizeToMm: 80 }],
    ['min 50 max 80 mm', '', { sizeFromMm: 50, sizeToMm: 80 }],
    ['over 20 and under 30 euro', '', { priceFromCents: 2000, priceToCents: 3000 }],
    ['under 20 over 80 mm', '', { priceToCents: 2000, sizeFromMm: 80 }],
    ['papilio from 1950 to 1960', 'papilio', caught(1950, 1960)],
    ['vanaf 1950 tot 1960', '', caught(1950, 1960)],
    ['vanaf 1950 tot en met 1960', '', caught(1950, 1960)],
    ["à partir de 1950 jusqu'en 1960", '', caught(1950, 1960)],
    ['after 1950 before 1960', '', caught(1950, 1959)],
    ['2015 or 2016', '', caught(2015, 2016)],
    ['between 50 and 80 mm', '', { sizeFromMm: 50, sizeToMm: 80 }],
    ['entre 1950 et 1960', '', caught(1950, 1960)],
    ['tussen 20 en 40 euro', '', { priceFromCents: 2000, priceToCents: 4000 }],
    ['20-40 euro', '', { priceFromCents: 2000, priceToCents: 4000 }],
    ['50–80 mm', '', { sizeFromMm: 50, sizeToMm: 80 }],
    ['€20 - €40', '', { priceFromCents: 2000, priceToCents: 4000 }],
    ['between 5 cm and 80 mm', '', { sizeFromMm: 50, sizeToMm: 80 }],
    ['5 cm en 20 euro', '', { sizeFromMm: 45, sizeToMm: 55, priceToCents: 2000 }],
    ['5 cm en 2019', '', { sizeFromMm: 45, sizeToMm: 55, ...caught(2019, 2019) }],
    ['over 100 mm under 80 mm', '', { sizeToMm: 80 }],
    // Bounds behind a number, decades, units.
    ['20 euro maximum', '', { priceToCents: 2000 }],
    ['80 mm of meer', '', { sizeFromMm: 80 }],
    ['50 mm max 20 euro', '', { sizeFromMm: 45, sizeToMm: 55, priceToCents: 2000 }],
    ['1950 or older', '', caught(null, 1950)],
    ['before the 80s', '', caught(null, 1979)],
    ['voor de jaren 90', '', caught(null, 1989)],
    ['nothing newer than the 80s', '', caught(null, 1989)],
    ['newer than the 80s', '', caught(1990, null)],
    ['the nineties', '', caught(1990, 1999)],
    ["1980's", '', caught(1980, 1989)],
    ['jaren 80 en 90', '', caught(1980, 1999)],
    ['pre-1950', '', caught(null, 1949)],
    ["jusqu'à 1950", '', caught(null, 1950)],
    ["onder 20 euro's", '', { priceToCents: 2000 }],
    ['under 1,500 euro', '', { priceToCents: 150_000 }],
    ['lichtblauwe morpho', 'morpho', { facts: { colour: ['blue'] } }],
    ['A2 or better', '', { quality: ['A1', 'A1-', 'A2'] }],
    ['minstens A1-', '', { quality: ['A1', 'A1-'] }],
    ['from A1 specimens', '', { quality: ['A1'] }],
    ['morpho in perfect condition', 'morpho', { quality: ['A1'] }],
    ['90mm+', '', { sizeFromMm: 90 }],
    ['8 of 9 cm', '', { sizeFromMm: 80, sizeToMm: 90 }],
    ['white butterfly with black spots', 'butterfly', { facts: { colour: ['white', 'black'] } }],
    ['female only, morpho', 'morpho', { gender: ['FEMALE'] }],
    // A negation that is none, or of something else.
    ['mounted or not mounted', '', { spread: ['YES', 'NO', 'WINGS'] }],
    ['niet gespreid, mannetje', '', { spread: ['NO'], gender: ['MALE'] }],
    ['morpho in papillot of niet gespreid', 'morpho', { spread: ['NO'] }],
    ['male or not female', '', { gender: ['MALE'] }],
    ['geen vlinders, onder 20 euro', 'geen vlinders', { priceToCents: 2000 }],
    ['butterflies but no moths under 20 euro', 'butterflies but no moths', { priceToCents: 2000 }],
    ['beetles no butterflies over 50 mm', 'beetles no butterflies', { sizeFromMm: 50 }],
    ['insects but no moths under 20', 'insects but no moths', { priceToCents: 2000 }],
    ['no moths under 20 euro', 'moths', { priceFromCents: 2000 }],
    ['Trichoplusia ni male', 'Trichoplusia ni', { gender: ['MALE'] }],
    ['Trichoplusia ni over 50 mm', 'Trichoplusia ni', { sizeFromMm: 50 }],
    ['Plusia ni male', 'Plusia ni', { gender: ['MALE'] }],
    ['ni mâle ni couple', '', { gender: ['FEMALE'] }],
    // Two facts side by side.
    ['morpho 80 mm or more, 20 euro', 'morpho', { sizeFromMm: 80, priceToCents: 2000 }],
    ['papilio 2015 or later 20 euro', 'papilio', { ...caught(2015, null), priceToCents: 2000 }],
    ['90mm+ 20 euro', '', { sizeFromMm: 90, priceToCents: 2000 }],
    ['50 mm and under 20 euro', '', { sizeFromMm: 45, sizeToMm: 55, priceToCents: 2000 }],
    ['50 mm et plus de 20 euros', '', { sizeFromMm: 45, sizeToMm: 55, priceFromCents: 2000 }],
    ['morpho 1950s - 80 mm', 'morpho', { ...caught(1950, 1959), sizeFromMm: 72, sizeToMm: 88 }],
    ['jaren 50 en 60 mm', '', { ...caught(1950, 1959), sizeFromMm: 54, sizeToMm: 66 }],
    ['from the 70s and 80 euro', '', { ...caught(1970, 1979), priceToCents: 8000 }],
    ['19th century beetle', 'beetle', caught(1801, 1900)],
    ['kever uit de 19e eeuw', 'kever', caught(1801, 1900)],
    ['scarabée du XIXe siècle', 'scarabée', caught(1801, 1900)],
    ['before the 20th century', '', caught(null, 1900)],
    ['morpho from the Amazon', 'morpho', { origin: ['GF', 'PE'] }],
    ['morpho uit de Andes', 'morpho', { origin: ['PE'] }],
    ["morpho d'Amazonie", 'morpho', { origin: ['GF', 'PE'] }],
    // What a word before it says that a number or a letter is.
    ['minstens kwaliteit A2', '', { quality: ['A1', 'A1-', 'A2'] }],
    ['at least grade B', '', { quality: ['A1', 'A1-', 'A2', 'B'] }],
    ['qualité au moins B', '', { quality: ['A1', 'A1-', 'A2', 'B'] }],
    ['A2+', '', { quality: ['A1', 'A1-', 'A2'] }],
    ['size 2019', '', caught(2019, 2019)],
    ['morpho size 50-80', 'morpho', { sizeFromMm: 50, sizeToMm: 80 }],
    ['maat 50-80', '', { sizeFromMm: 50, sizeToMm: 80 }],
    ['taille entre 50 et 80', '', { sizeFromMm: 50, sizeToMm: 80 }],
    ['maat onder 80', '', { sizeToMm: 80 }],
    ['price 20-50', '', { priceFromCents: 2000, priceToCents: 5000 }],
  ])('%s', (text, rest, filters) => {
    expect(readSentence(text, known)).toMatchObject({ rest, filters: { ...NO_FILTERS, ...filters } });
  });

  test.each([
    "tabac d'espagne",
    'arlequin de cayenne',
    'papilio paris',
    'paris',
    'niger',
    'common male',
    'lot',
    'large copper',
    'may',
    'seven spots',
    'morphi',
    'papi',
    'nothing',
    'pas de morpho',
    'mixed lot',
    'c album',
    'BU-2019',
    'mo 1998',
    'MO2019',
    'IN-2019',
    'in2019',
    'Papilio machaon Linnaeus, 1758',
    'Papilio machaon (Linnaeus, 1998)',
    'machaon 12',
    '',
    '  ',
    '♥',
    'a'.repeat(500),
  ])('%s has nothing but names', (text) => {
    expect(readSentence(text, known)).toEqual({ filters: NO_FILTERS, rest: text, said: '' });
  });

  test.each([
    ['troides not from Peru', 'troides', 'not from Peru'],
    ['troides niet uit Peru of Indonesië', 'troides', 'niet uit Peru of Indonesië'],
    ['morpho sauf Pérou', 'morpho', 'sauf Pérou'],
    ['beetles outside Europe', 'beetles', 'outside Europe'],
    ['morpho not blue', 'morpho', 'not blue'],
    ['morpho not A2', 'morpho', 'not A2'],
    ['morpho no CITES', 'morpho', 'no CITES'],
    ['captive bred morpho', 'morpho', 'captive bred'],
    ['morpho above 1900 m', 'morpho', 'above 1900 m'],
    ['morpho 1800-2000 m', 'morpho', '1800-2000 m'],
    ['morpho not 2019', 'morpho', 'not 2019'],
    ['geen koppel troides', 'troides', 'geen koppel'],
  ])('%s leaves out what no filter says', (text, rest, leftOut) => {
    expect(readSentence(text, known)).toMatchObject({ rest, leftOut, filters: NO_FILTERS });
  });

  test.each([
    ['no moths', '', ['MOTHS'], ['moths']],
    ['not butterflies', '', ['BUTTERFLIES'], ['butterflies']],
    ['geen motten', '', ['MOTHS'], ['motten']],
    ['sans papillons de nuit', '', ['MOTHS'], ['papillons de nuit']],
    ['pas de papillons de nuit', '', ['MOTHS'], ['papillons de nuit']],
    ['papillons sauf les papillons de nuit', 'papillons', ['MOTHS'], ['papillons de nuit']],
    ['butterflies but no moths', 'butterflies', ['MOTHS'], ['moths']],
    ['vlinders maar geen nachtvlinders', 'vlinders', ['MOTHS'], ['nachtvlinders']],
    ['geen motten of kevers', '', ['MOTHS', 'BEETLES'], ['motten of kevers']],
    ['insects, no beetles or butterflies', '', ['BEETLES', 'BUTTERFLIES'], ['beetles or butterflies']],
  ])('%s leaves out kinds of animal', (text, others, kinds, said) => {
    expect(readSentence(text, known).unwanted).toMatchObject({ others, kinds, said, names: [] });
  });

  test('a colour is left to names where it is none of a picture, beside what is not wanted', () => {
    expect(readSentence('blue morpho but no moths', known).unwanted).toMatchObject({
      ...{ others: 'morpho', coloured: 'blue morpho', kinds: ['MOTHS'] },
    });
  });

  test('a kind and a name are left out together', () => {
    expect(readSentence('no moths, no papilio', known).unwanted).toMatchObject({
      ...{ others: '', kinds: ['MOTHS'], names: ['papilio'], said: ['moths', 'papilio'] },
    });
  });

  test.each<readonly [text: string, leftOut: string, filters: Partial<Filters>]>([
    ['papilio étalé ou non, femelle', 'étalé ou non', { gender: ['FEMALE'] }],
    ['papilio gespreid of niet, vrouwtje', 'gespreid of niet', { gender: ['FEMALE'] }],
    ['papilio mounted or not, female', 'mounted or not', { gender: ['FEMALE'] }],
    ['papilio spread or not, over 50 mm', 'spread or not', { sizeFromMm: 50 }],
    ['papilio niet alleen mannetjes', 'niet alleen mannetjes', {}],
    ['papilio not only males', 'not only males', {}],
    ['papilio pas seulement des mâles', 'pas seulement des mâles', {}],
    ['papilio not only males but also females', 'not only males but also females', {}],
  ])('%s means either', (text, leftOut, filters) => {
    const expected = { rest: 'papilio', leftOut, filters: { ...NO_FILTERS, ...filters } };
    expect(readSentence(text, known)).toMatchObject(expected);
  });

  test('is said again as it was typed, without the names', () => {
    expect(readSentence('female morpho from the 1980s, Peru', known).said).toBe(
      'female from the 1980s, Peru',
    );
  });

  test('of which the rest is read again says nothing more', () => {
    for (const text of [
      'morpho peru female A1',
      'moth before 1950 under 20',
      'kever groter dan 8 cm uit indonesië',
    ]) {
      const { rest } = readSentence(text, known);
      expect(readSentence(rest, known)).toEqual({ filters: NO_FILTERS, rest, said: '' });
    }
  });
});
