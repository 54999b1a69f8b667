import type { SentenceCase } from './sentences.ts';

const [africa, asia, europe] = [{ continent: '002' }, { continent: '142' }, { continent: '150' }] as const;
const [southAmerica, oceania] = [{ continent: '005' }, { continent: '009' }] as const;
const male = { gender: 'MALE' } as const;
const female = { gender: 'FEMALE' } as const;
const beetles = { category: 'BEETLES' } as const;
const moths = { category: 'MOTHS' } as const;
const butterflies = { category: 'BUTTERFLIES' } as const;
const lepidoptera = { category: ['BUTTERFLIES', 'MOTHS'] } as const;

/**
 * Written before the reading of continents, adjectives, months, colours and slips: what a shopper who was not asked
 * would type.
 */
export const FRESH_SENTENCES: readonly SentenceCase[] = [
  ['african beetles', { ...africa, ...beetles }],
  ['papillons sud-américains', { ...southAmerica, ...lepidoptera }],
  ['kevers uit Zuid-Amerika', { ...southAmerica, ...beetles }],
  ['coléoptères africains', { ...africa, ...beetles }],
  ['Afrikaanse nachtvlinders', { ...africa, ...moths }],
  ['european butterflies under 10 euro', { ...europe, ...butterflies, priceTo: 10 }],
  ['papillons de jour d’Europe', { ...europe, ...butterflies }],
  ['asian moths female', { ...asia, ...moths, ...female }],
  ['Aziatische kevers A1', { ...asia, ...beetles, quality: 'A1' }],
  ['océanie', oceania],
  ['something from oceania', oceania],
  ['peruvian butterfly', { country: 'PE', ...butterflies }],
  ['papillon péruvien mâle', { country: 'PE', ...lepidoptera, ...male }],
  ['Peruaanse vlinders', { country: 'PE', ...lepidoptera }],
  ['coléoptères thaïlandais', { country: 'TH', ...beetles }],
  ['indonesian ornithoptera male', { country: 'ID', genus: 'Ornithoptera', ...male }, { most: 9 }],
  ['Indonesische kever', { country: 'ID', ...beetles }],
  ['malagasy moth', { country: 'MG', ...moths }],
  ['guyanese morpho', { genus: 'Morpho', country: ['GF', 'GY'] }],
  ['filipijnse papilio', { country: 'PH', genus: 'Papilio' }, { most: 16 }],
  ['papilio mael', { genus: 'Papilio', ...male }, { most: 81 }],
  ['trodies femelle', { genus: 'Troides', ...female }, { most: 14 }],
  ['morpho vrouwtj', { genus: 'Morpho', ...female }],
  ['kevers thaïland', { country: 'TH', ...beetles }],
  ['papilio phillipines', { genus: 'Papilio', country: 'PH' }, { most: 16 }],
  ['butterfly madagasacr', { country: 'MG', ...butterflies }],
  ['caught in july', { month: 7 }],
  ['papilio gevangen in mei', { genus: 'Papilio', month: 5 }, { most: 10 }],
  ['coléoptère récolté en juin', { ...beetles, month: 6 }],
  ['beetle of june 2019', { ...beetles, month: 6, yearFrom: 2019, yearTo: 2019 }],
  ['green beetle', { ...beetles, colour: 'green' }],
  ['groene kever uit Thailand', { ...beetles, colour: 'green', country: 'TH' }],
  ['papillon jaune', { ...lepidoptera, colour: 'yellow' }],
  ['rode vlinder onder 20 euro', { ...lepidoptera, colour: 'red', priceTo: 20 }],
  ['black beetle over 60 mm', { ...beetles, colour: 'black', sizeFrom: 60 }, { most: 49 }],
  ['brown moth from africa', { ...moths, ...africa, colour: 'brown' }],
  ['cheap butterfly', { ...butterflies, priceTo: 10 }],
  ['grand coléoptère', { ...beetles, sizeFrom: 80 }],
  ['kever van tien centimeter', { ...beetles, sizeFrom: 90, sizeTo: 110 }],
  ['nothing older than 2010, beetles', { ...beetles, yearFrom: 2010 }],
];
