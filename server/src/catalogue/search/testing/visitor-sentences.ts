import type { SentenceCase } from './sentences.ts';

const LEPIDOPTERA = ['BUTTERFLIES', 'MOTHS'] as const;
const DAMAGED = ['B', 'C'] as const;
const male = { gender: 'MALE' } as const;
const female = { gender: 'FEMALE' } as const;
const beetles = { category: 'BEETLES' } as const;
const butterflies = { category: 'BUTTERFLIES' } as const;
const lepidoptera = { category: LEPIDOPTERA } as const;
const antsAndWasps = { family: ['Formicidae', 'Vespidae'] } as const;

/** As somebody types who comes by for the first time: how many, for whom, what it looks like, two kinds at once. */
export const VISITOR_SENTENCES: readonly SentenceCase[] = [
  // How many.
  ['two blue morphos for above the fireplace', { genus: 'Morpho', colour: 'blue' }],
  ['twee mannetjes papilio ulysses', { name: 'Papilio ulysses', ...male }],
  ["vijf papilio's uit Thailand", { genus: 'Papilio', country: 'TH' }, { most: 19 }],
  // For whom.
  ['cadeau pour un enfant de dix ans, un scarabée', beetles],
  ['cadeau voor een jongen van 8 jaar, een kever', beetles],
  ['a beetle for my nephew aged 9', beetles, { most: 307 }],
  ['un beau lépidoptère vert pour offrir', { ...lepidoptera, colour: 'green' }],
  ['iets voor een biologieles', {}],
  ['idée cadeau pour ma sœur', {}],
  ['cadeau', {}],
  ['something rare', {}],
  ['grote exotische kever', { ...beetles, sizeFrom: 80 }],
  ['bupreste métallique', { family: 'Buprestidae' }, { most: 29 }],
  // Unspread is not spread, however near the words are.
  ['ongespannen vlinders', { ...lepidoptera, isSpread: false }],
  ['papillons attrapés en juillet', { ...lepidoptera, month: 7 }],
  // For crafts, and by grade downwards.
  ['damaged butterflies for crafts', { ...butterflies, quality: DAMAGED }],
  ['kapotte vlinders om mee te knutselen', { ...lepidoptera, quality: DAMAGED }],
  ['papillons abîmés pour bricolage', { ...lepidoptera, quality: DAMAGED }],
  ['morpho kwaliteit A2 of lager', { genus: 'Morpho', quality: ['A2', 'B', 'C'] }],
  ['qualité B ou moins', { quality: DAMAGED }],
  ['goliathus in A1 condition', { genus: 'Goliathus', quality: 'A1' }],
  // Parts of a country, and of an animal, that no lot tells.
  ['vlinders uit Zuid-Frankrijk', { ...lepidoptera, country: 'FR' }, { leftOut: 'Zuid' }],
  ['machaon du sud de la France', { name: 'Papilio machaon', country: 'FR' }, { leftOut: 'sud de la' }],
  ['beetles from northern Thailand', { ...beetles, country: 'TH' }, { leftOut: 'northern' }],
  ['beetles with long antennae', beetles, { leftOut: 'long antennae' }],
  ['grote kever met hoorns', { ...beetles, sizeFrom: 80 }, { leftOut: 'hoorns' }],
  ['papillon transparent', lepidoptera, { leftOut: 'transparent' }],
  ['orchid mantis, adult female', { name: 'Hymenopus coronatus', ...female }, { leftOut: 'adult' }],
  // Kinds beside each other.
  ['fourmis et guêpes', antsAndWasps],
  // Behind them others that have such a name: woodwasps, hornet moths.
  ['ants and wasps from Europe', { ...antsAndWasps, continent: '150' }, { most: 10 }],
  ['troides helena, hypolitus', { name: ['Troides helena', 'Troides hypolitus'] }],
  // Names of every day, and amounts.
  ['hoornaars', { genus: 'Vespa' }, { most: 16 }],
  ['male comet moth from madagascar', { name: 'Argema mittrei', country: 'MG', ...male }],
  ['rajah brooke female A1', { name: 'Trogonoptera brookiana', ...female, quality: 'A1' }],
  ['birdwing female Papua New Guinea', { genus: 'Ornithoptera', country: 'PG', ...female }],
  ['something purple under 10', { colour: 'violet', priceTo: 10 }],
  ['goliath beetles wingspan over 9 cm', { genus: 'Goliathus', sizeFrom: 90 }],
  ['lucane cerf-volant mâle de plus de 70 mm', { family: 'Lucanidae', ...male, sizeFrom: 70 }],
  ['grand paon de nuit couple', { name: 'Saturnia pyri', gender: 'STOCK' }],
  ['papillons récoltés entre 1995 et 2005', { ...lepidoptera, yearFrom: 1995, yearTo: 2005 }],
  ['coléoptères de Guyane entre 10 et 25 euros', { ...beetles, country: 'GF', priceFrom: 10, priceTo: 25 }],
];
