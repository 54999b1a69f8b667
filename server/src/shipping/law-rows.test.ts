import { expect, it } from '@jest/globals';
import { readSpecies } from '@vitrine/sample-shop/lots/species';
import { readSynonymsFile } from '../catalogue/store/synonyms-file.ts';
import { canShip } from './rules/can-ship.ts';
import { CHECKED_SPECIES } from './rules/law/checked-species.ts';
import { CHECKED_NATIVES } from './rules/law/european-natives.ts';
import { LAW_ROWS, ROWS_OF_TAXON } from './rules/law/law-rows.ts';
import { PLACES_CHECKED } from './rules/law/national-lists.ts';
import { wantsSpecies } from './rules/named-annex.ts';
import { shippingLaws } from './rules/shipping-laws.ts';

const TODAY = '2026-11-25';
const COUNTRIES = ['BE', 'DE', 'FR', 'NL', 'FI', 'CH', 'GB'];
const answersOf = (name: string) =>
  COUNTRIES.map(
    (country) => canShip({ name, citesAnnex: null, documents: ['article-10'] }, { country }, TODAY).answer,
  );

it('each row has a name of its own, a text of law, its first day and the day it was looked up', () => {
  const ids = LAW_ROWS.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  for (const { id, cite, url, place, from, lookedUp } of LAW_ROWS) {
    // Where no list was looked up there is no text to name.
    expect([id, cite !== '', URL.canParse(url)]).toEqual([id, true, place !== 'unchecked']);
    expect([id, from < lookedUp, Number.isNaN(Date.parse(from))]).toEqual([id, true, false]);
  }
});

it('a list in which only some names were looked for does not say that it was read whole', () => {
  const lists = shippingLaws(TODAY).filter(
    ({ place, id }) => /^[A-Z]{2}/.test(place) && !/-import$/.test(id),
  );
  expect(new Set(lists.map(({ place }) => place))).toEqual(
    new Set(['DE', 'FR', 'FR-IDF', 'NL', 'BE-VLG', 'BE-WAL', 'BE-BRU', 'GB']),
  );
  expect(lists.filter(({ isReadWhole }) => isReadWhole !== false).map(({ id }) => id)).toEqual([]);
});

it('every species of the sample that lives in Europe was held against every national list', () => {
  const letters = Object.entries(CHECKED_SPECIES).filter(
    ([, said]) => said.length !== PLACES_CHECKED.length || /[^Nya.]/.test(said),
  );
  expect(letters).toEqual([]);
  const european = new Set(['BE', 'DE', 'ES', 'FI', 'FR', 'GB', 'GR', 'NL']);
  const unchecked = readSpecies()
    .filter(({ country }) => european.has(country))
    .map(({ genus, species }) => `${genus} ${species}`)
    .filter((name) => CHECKED_SPECIES[name] === undefined);
  expect(unchecked).toEqual([]);
});

it('what lives in Europe goes to no place whose list nobody held it against', () => {
  const goes = (postalCode: string) =>
    CHECKED_NATIVES.filter((name) => {
      const to = { country: 'FR', postalCode };
      return canShip({ name, citesAnnex: null, documents: ['article-10'] }, to, TODAY).answer === 'yes';
    });
  expect(goes('75001')).toEqual([]);
  expect(goes('')).toEqual([]);
  // The list of France was held against them.
  expect(goes('69001').length).toBeGreaterThan(100);
});

it('a species of the sample from elsewhere is asked about nowhere', () => {
  const asked = readSpecies()
    .map(({ genus, species }) => `${genus} ${species}`)
    .filter((name) => CHECKED_SPECIES[name] === undefined && answersOf(name).includes('ask'));
  expect(asked).toEqual([]);
});

it('the annex of a lot of the sample is that of its rows', () => {
  for (const { genus, species, cites_annex: annex } of readSpecies()) {
    const rows = ROWS_OF_TAXON.get(`${genus} ${species}`) ?? ROWS_OF_TAXON.get(genus) ?? [];
    const named = rows.find((row) => row.annex !== '')?.annex ?? null;
    expect([genus, species, named]).toEqual([genus, species, annex]);
  }
});

it('a former name says what the present one says', () => {
  const former = readSynonymsFile().filter(({ kind }) => kind === 'former');
  const species = new Set(readSpecies().map((one) => `${one.genus} ${one.species}`));
  const known = former.filter(({ name }) => species.has(name));
  expect(known.length).toBeGreaterThan(100);
  for (const { synonym, name } of known)
    expect([synonym, ...answersOf(synonym)]).toEqual([synonym, ...answersOf(name)]);
});

it('the species and synonyms that come with a shop are known by name, so that a mixed lot may name them', () => {
  const species = readSpecies().map(({ genus, species }) => `${genus} ${species}`);
  const former = readSynonymsFile().flatMap(({ kind, synonym }) => (kind === 'former' ? [synonym] : []));
  const unknown = [...species, ...former].filter((name) =>
    wantsSpecies({ name: `10 Papilionidae with ${name}`, isMixed: true, citesAnnex: null, country: 'TH' }),
  );
  expect(unknown).toEqual([]);
});
