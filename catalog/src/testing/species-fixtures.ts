import type { GenusPage, SpeciesPage, SpeciesSummary } from '@vitrine/shared/contract/catalogue';
import { insect, PAPILIONIDAE, PICTURE } from './fixtures.ts';

export function summary(changes: Partial<SpeciesSummary> = {}): SpeciesSummary {
  return {
    name: 'Papilio ulysses',
    commonName: { en: 'Blue mountain swallowtail', nl: '', fr: '' },
    count: 3,
    fromCents: 950,
    genders: ['MALE', 'FEMALE'],
    picture: PICTURE,
    ...changes,
  };
}

const SOLD = insect({ uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000002', reference: 'BU-0002', stock: 0 });

export function speciesPage(changes: Partial<SpeciesPage> = {}): SpeciesPage {
  return {
    name: 'Papilio machaon',
    authority: 'Linnaeus, 1758',
    commonName: { en: 'Swallowtail', nl: 'Koninginnenpage', fr: 'Machaon' },
    genus: 'Papilio',
    family: PAPILIONIDAE,
    synonyms: ['Papilio hippocrates'],
    count: 1,
    fromCents: 1250,
    genders: ['FEMALE'],
    offered: [insect()],
    soldCount: 1,
    sold: [SOLD],
    wishUuid: null,
    others: [summary()],
    ...changes,
  };
}

export const genusPage = (changes: Partial<GenusPage> = {}): GenusPage => ({
  genus: 'Papilio',
  family: PAPILIONIDAE,
  species: [summary(), summary({ name: 'Papilio machaon', count: 0, genders: [] })],
  ...changes,
});
