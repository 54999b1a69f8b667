import { describe, expect, test } from '@jest/globals';
import { NO_FILTERS, type Filters } from '@vitrine/shared/contract/listing';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { readSentence } from './read-sentence.ts';
import { sentenceVocabulary } from './sentence-vocabulary.ts';

const NAMES: VocabularyEntry[] = [
  ['Morpho didius', 'Blue morpho', 'Blauwe morpho', 'Morpho bleu'],
  ['Papilio machaon', 'Swallowtail', 'Koninginnenpage', 'Machaon'],
  ['Aglais urticae', 'Small tortoiseshell', 'Kleine vos', 'Petite tortue'],
  ['Apatura iris', 'Purple emperor', 'Grote weerschijnvlinder', 'Grand mars changeant'],
  ['Aglais io', 'Peacock', 'Dagpauwoog', 'Paon du jour'],
  ['Dryas julia', 'Julia', '', ''],
  ['Anoplognathus pallidicollis', 'Christmas beetle', '', ''],
].map((texts, id) => ({
  id,
  kind: 'name',
  texts: texts.map((text, at) => ({ text, kind: at === 0 ? 'latin' : 'common' })),
}));
const known = {
  ...sentenceVocabulary(NAMES, ['PE/Tingo María, Huánuco', 'FR/Paris', 'ID/Java', 'SB/New Georgia']),
  references: { has: () => false, beginWith: () => false },
};
const months = (...caughtMonth: number[]) => ({ facts: { caughtMonth: caughtMonth.map(String) } });

describe('A sentence', () => {
  test.each([
    ['large morpho', 'large'],
    ['grote morpho', 'grote'],
    ['grand morpho', 'grand'],
    ['grootste morpho', 'grootste'],
  ])('%s leaves a size out that says nothing beside a name', (text, leftOut) => {
    expect(readSentence(text, known)).toMatchObject({ rest: 'morpho', leftOut, filters: NO_FILTERS });
  });

  test.each(['grand mars', 'large tortoiseshell', 'grote vos', 'petite tortue'])(
    '%s keeps a size that names have',
    (text) => {
      expect(readSentence(text, known)).toEqual({ filters: NO_FILTERS, rest: text, said: '' });
    },
  );

  test.each([
    ['framed morpho', 'morpho'],
    ['framed blue morpho', 'blue morpho'],
    ['morpho ingekaderd', 'morpho'],
    ['morpho in een kader', 'morpho'],
    ['morpho encadré', 'morpho'],
    ['op zoek naar een morpho', 'morpho'],
    ['looking for a morpho', 'morpho'],
    ["je suis à la recherche d'un morpho", 'morpho'],
    ['Hello, do you have morpho please', 'morpho'],
    ['hebben jullie morpho alstublieft', 'morpho'],
    ['bonjour, avez-vous un morpho s’il vous plaît', 'morpho'],
  ])('%s is about insects', (text, rest) => {
    expect(readSentence(text, known)).toMatchObject({ rest, filters: NO_FILTERS });
  });

  test.each([
    ['cadeau', true],
    ['something special for my sister', true],
    ['belle', undefined],
    // Who names frames alone is led to them.
    ['kader', undefined],
  ])('%s asks for insects of any kind: %s', (text, isAny) => {
    const names = { ...known, words: new Set([...known.words, 'belle']) };
    expect(readSentence(text, names).isAny).toBe(isAny);
  });

  test.each<readonly [text: string, rest: string, filters: Partial<Filters>]>([
    ['op zoek naar Peru vlinders', 'vlinders', { origin: ['PE'] }],
    ['morpho naar Frankrijk', 'morpho', { ships: 'FR' }],
    ['op zoek naar morpho uit Peru naar Frankrijk', 'morpho', { origin: ['PE'], ships: 'FR' }],
    // Numbers alone are euro.
    ['morpho over 100', 'morpho', { priceFromCents: 10_000 }],
    ['morpho boven 50', 'morpho', { priceFromCents: 5000 }],
    ['morpho plus de 50', 'morpho', { priceFromCents: 5000 }],
    ['morpho between 20 and 30', 'morpho', { priceFromCents: 2000, priceToCents: 3000 }],
    ['morpho tussen de 20 en 30', 'morpho', { priceFromCents: 2000, priceToCents: 3000 }],
    ['morpho entre 20 et 30', 'morpho', { priceFromCents: 2000, priceToCents: 3000 }],
    ['morpho onder de 100', 'morpho', { priceToCents: 10_000 }],
    ['moins de 1 500 €', '', { priceToCents: 150_000 }],
    ['moins de 1\u{202f}500\u{a0}€', '', { priceToCents: 150_000 }],
    ['onder € 1 500', '', { priceToCents: 150_000 }],
    ['under 1 500 euro', '', { priceToCents: 150_000 }],
    ['femelle moins chère que 20 euros', '', { gender: ['FEMALE'], priceToCents: 2000 }],
    ['morphos moins chères que 20', 'morphos', { priceToCents: 2000 }],
    ['plus chère que 20 euros', '', { priceFromCents: 2000 }],
    // One sex stands behind a price; of many animals so many are wanted.
    ['morpho under 50 female', 'morpho', { gender: ['FEMALE'], priceToCents: 5000 }],
    [
      'morpho between 20 and 50 male',
      'morpho',
      { gender: ['MALE'], priceFromCents: 2000, priceToCents: 5000 },
    ],
    ['morpho max 80 mannetjes', 'morpho', { gender: ['MALE'], priceToCents: 8000 }],
    // Grades from one to another.
    ['morpho A1-A2', 'morpho', { quality: ['A1', 'A1-', 'A2'] }],
    ['morpho A1–A2', 'morpho', { quality: ['A1', 'A1-', 'A2'] }],
    ['morpho A2-A1', 'morpho', { quality: ['A1', 'A1-', 'A2'] }],
    ['morpho A1 to A2', 'morpho', { quality: ['A1', 'A1-', 'A2'] }],
    ['morpho A1- tot A2', 'morpho', { quality: ['A1-', 'A2'] }],
    ['morpho de A1 à A2', 'morpho', { quality: ['A1', 'A1-', 'A2'] }],
    ['morpho A1 or A2', 'morpho', { quality: ['A1', 'A2'] }],
    // Months.
    ['papilio june', 'papilio', months(6)],
    ['papilio juni', 'papilio', months(6)],
    ['papilio juin', 'papilio', months(6)],
    ['papilio june or july', 'papilio', months(6, 7)],
    ['papilio juni of juli', 'papilio', months(6, 7)],
    ['papilio, juin, juillet et août', 'papilio', months(6, 7, 8)],
    ['papilio juni tot augustus', 'papilio', months(6, 7, 8)],
    ['papilio de juin à août', 'papilio', months(6, 7, 8)],
    ['papilio between june and august', 'papilio', months(6, 7, 8)],
    ['papilio nov-feb', 'papilio', months(1, 2, 11, 12)],
    ['papilio caught in sept', 'papilio', months(9)],
    ['papilio mrt 2019', 'papilio', { facts: { caughtMonth: ['3'], caughtYear: { from: 2019, to: 2019 } } }],
    ['papilio 15 juin', 'papilio', months(6)],
    ['summer papilio', 'papilio', months(6, 7, 8)],
    ['papilio zomer', 'papilio', months(6, 7, 8)],
    ["papilio d'été", 'papilio', months(6, 7, 8)],
    ['papilio winter', 'papilio', months(1, 2, 12)],
    ['papilio in sept', 'papilio', months(9)],
    ['papilio 15 sept', 'papilio', months(9)],
    ['papilio juin-sept', 'papilio', months(6, 7, 8, 9)],
    ['papilio between 10 and 15 June', 'papilio', months(6)],
    ['papilio from 10 June', 'papilio', months(6)],
    ['papilio tussen 10 juni en 15 juli', 'papilio', months(6, 7)],
    // What is dearer than an amount is no order.
    ['beetles more expensive than 100 euro', 'beetles', { priceFromCents: 10_000 }],
    ['beetles less expensive than 100 euro', 'beetles', { priceToCents: 10_000 }],
    ['kevers duurder dan 100 euro', 'kevers', { priceFromCents: 10_000 }],
    ['kevers minder duur dan 100 euro', 'kevers', { priceToCents: 10_000 }],
    ['coléoptères plus coûteux que 100 euros', 'coléoptères', { priceFromCents: 10_000 }],
    // Of a shop it is said of prices.
    ['under 20 butterflies', 'butterflies', { priceToCents: 2000 }],
    ['onder 20 vlinders', 'vlinders', { priceToCents: 2000 }],
    [
      'papilio 2019 and 5 females',
      'papilio',
      { gender: ['FEMALE'], facts: { caughtYear: { from: 2019, to: 2019 } } },
    ],
    ['papilio capturé en sept', 'papilio', months(9)],
    // Questions.
    ['welke vlinders zijn uit Peru', 'vlinders', { origin: ['PE'] }],
    ['quels papillons sont du Pérou', 'papillons', { origin: ['PE'] }],
    ['ik zoek naar Peruaanse vlinders', 'vlinders', { origin: ['PE'] }],
    ['wij zoeken naar een morpho', 'morpho', {}],
    ['ik zoek naar een morpho', 'morpho', {}],
    ['welke vlinders hebben jullie uit Peru', 'vlinders', { origin: ['PE'] }],
    ['which butterflies do you have', 'butterflies', {}],
    ['quels papillons avez-vous', 'papillons', {}],
    ['do you deliver to France', '', { ships: 'FR' }],
    ['leveren jullie in Frankrijk', '', { ships: 'FR' }],
    ['livrez-vous en France', '', { ships: 'FR' }],
  ])('%s narrows', (text, rest, filters) => {
    expect(readSentence(text, known)).toMatchObject({ rest, filters: { ...NO_FILTERS, ...filters } });
  });

  test.each([
    ['cheapest morpho', 'price-up'],
    ['goedkoopste morpho', 'price-up'],
    ['morpho le moins cher', 'price-up'],
    ['le morpho le moins cher possible', 'price-up'],
    ['cheapest possible morpho', 'price-up'],
    ['most expensive morpho', 'price-down'],
    ['duurste morpho', 'price-down'],
    ['morpho le plus cher', 'price-down'],
    ['newest morpho', 'newest'],
    ['nieuwe morpho', 'newest'],
    ['les plus anciens morpho', 'oldest'],
    ['morpho prix croissant', 'price-up'],
  ])('%s orders, and leaves no lot out', (text, sort) => {
    expect(readSentence(text, known)).toMatchObject({ rest: 'morpho', sort, filters: NO_FILTERS });
  });

  test.each([
    ['new caledonia', 'NC'],
    ['Nouvelle-Calédonie', 'NC'],
    ['nieuw-zeeland', 'NZ'],
    ['Nieuw-Zeelandse kevers', 'NZ'],
    ['New Caledonian beetles', 'NC'],
    ['Nieuw-Caledonische kevers', 'NC'],
    ['New Georgia', 'SB/New Georgia'],
    ['beetles from Christmas Island', 'CX'],
  ])('%s is of a place, and nothing new, nor a present', (text, origin) => {
    expect(readSentence(text, known)).not.toHaveProperty('sort');
    expect(readSentence(text, known).filters.origin).toEqual([origin]);
  });

  test.each([
    ['goedkoopste nieuwe kevers', 'price-up'],
    ['nieuwe kevers duurste eerst', 'price-down'],
    ['newest moths on sale', 'newest'],
    ['sale moths newest first', 'newest'],
    ['nouveaux papillons en promotion', 'newest'],
  ])('%s goes by what is said outright, not by an adjective or a sale', (text, sort) => {
    expect(readSentence(text, known).sort).toBe(sort);
  });

  test('an island is no country of that name in another language', () => {
    expect(readSentence('tropical island butterflies', known).filters.origin).toEqual([]);
  });

  test.each([
    ['sale', 'sale'],
    ['afgeprijsde morpho', 'afgeprijsde'],
    ['morpho en promotion', 'en promotion'],
  ])('%s has the cheapest first, and says that no list is narrowed by it', (text, leftOut) => {
    expect(readSentence(text, known)).toMatchObject({ leftOut, sort: 'price-up', filters: NO_FILTERS });
  });

  test.each([
    ['gift for an arachnologist', ''],
    ['morpho voor mijn schoonmoeder', 'morpho'],
    ['cadeau pour une filleule, papilio', 'cadeau, papilio'],
    // A name with a slip is one.
    ['gift for dad, my machaan', 'gift, machaan'],
  ])('%s is for somebody whom no list knows', (text, rest) => {
    expect(readSentence(text, known).rest).toBe(rest);
  });

  test.each<readonly [text: string, found: object]>([
    ['cadeau voor mijn schoonmoeder goedkoopste eerst', { sort: 'price-up' }],
    ['pour ma filleule moins cher', { sort: 'price-up' }],
    ['voor mijn schoonmoeder in uitverkoop', { sort: 'price-up', leftOut: 'uitverkoop' }],
    ['voor mijn schoonmoeder nieuwe morpho', { sort: 'newest', rest: 'morpho' }],
    ['gift for my godmother captive bred morpho', { leftOut: 'captive bred' }],
    ['gift for my godmother Costa Rica', { filters: { ...NO_FILTERS, origin: ['CR'] } }],
    ['cadeau pour ma filleule bon marché', { filters: { ...NO_FILTERS, priceToCents: 1000 } }],
  ])('%s says more than for whom', (text, found) => {
    expect(readSentence(text, known)).toMatchObject(found);
  });

  test('keeps the name of a beetle that begins as a present', () => {
    expect(readSentence('Christmas beetle', known).rest).toBe('Christmas beetle');
  });

  test.each([
    ['pas de morpho', ['morpho'], ''],
    ["geen morpho's", ['morpho'], ''],
    ['butterflies without papilio', ['papilio'], 'butterflies'],
    ['papillons sauf morpho ou papilio', ['morpho', 'papilio'], 'papillons'],
    ['vlinders zonder dagpauwoog', ['dagpauwoog'], 'vlinders'],
    ['not morpho, papilio', ['morpho'], 'papilio'],
    ['anything but morpho', ['morpho'], ''],
  ])('%s leaves names out', (text, names, others) => {
    expect(readSentence(text, known)).toMatchObject({ rest: text, said: '', unwanted: { names, others } });
  });

  test.each([
    'mars',
    'papilio may',
    'dryas julia',
    'nothing but morpho',
    'niets behalve morpho',
    'not only morpho',
    'papilio mar',
    'morpho not rare',
    'lot de sept papillons',
    'boîte de sept papillons',
    'between 10 and 20 beetles',
    'morpho minstens 3 stuks',
    'morpho at least 3 pieces',
    'morpho au moins 3 exemplaires',
    'at most 5 butterflies',
    'hoogstens 5 soorten',
  ])('%s leaves no name out, and is of no month', (text) => {
    const read = readSentence(text, known);
    expect([read.unwanted, read.filters]).toEqual([undefined, NO_FILTERS]);
  });

  test('that is still being typed may go on as a name', () => {
    expect(readSentence('dryas juli', known, true).filters).toEqual(NO_FILTERS);
    expect(readSentence('dryas juli', known).filters).toMatchObject(months(7));
    expect(readSentence('papilio hi', known, true).rest).toBe('papilio hi');
    expect(readSentence('papilio hi', known).rest).toBe('papilio');
    for (const text of ['new', 'papilio sale']) {
      expect(readSentence(text, known, true).sort).toBe(undefined);
      expect(readSentence(text, known).sort).not.toBe(undefined);
    }
    expect(readSentence('morpho voor mijn vrouw', known, true)).toMatchObject({
      rest: 'morpho',
      filters: NO_FILTERS,
    });
  });

  test.each([
    ['morpho minstens 3 stuks', 'morpho'],
    ['morpho 3 stuks', 'morpho'],
    ['5 kinds of butterflies', 'butterflies'],
    ['between 10 and 20 beetles', 'beetles'],
  ])('%s is searched without how many are wanted', (text, rest) => {
    expect(readSentence(text, known).rest).toBe(rest);
  });
});
