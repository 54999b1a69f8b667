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
const known = sentenceVocabulary(NAMES, ORIGINS);

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
    ['morpho but not male', 'morpho but', { gender: ['FEMALE'] }],
    ['pas de femelles, morpho', 'morpho', { gender: ['MALE'] }],
    ['morpho preu', 'morpho', { origin: ['PE'] }],
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
