/** What the first lots of an answer must be: of these, all that are given hold. */
export interface Wanted {
  category?: 'BUTTERFLIES' | 'MOTHS' | 'BEETLES' | 'OTHER_INSECTS';
  family?: string;
  genus?: string;
  name?: string;
  reference?: string;
}

const butterflies: Wanted = { category: 'BUTTERFLIES' };
const moths: Wanted = { category: 'MOTHS' };
const beetles: Wanted = { category: 'BEETLES' };
const others: Wanted = { category: 'OTHER_INSECTS' };
const stagBeetles: Wanted = { family: 'Lucanidae' };

/**
 * What people type on any day, before they know a name. All of the first five lots must be as wanted, fewer only when
 * fewer are found. Written before the search was tuned for them. Add to them; do not make one easier.
 */
export const EVERYDAY_QUERIES: readonly (readonly [text: string, wanted: Wanted])[] = [
  ['butterflies', butterflies],
  ['butterfly', butterflies],
  ['Dagvlinders', butterflies],
  ['dagvlinder', butterflies],
  ['vlinders', butterflies],
  ['vlinder', butterflies],
  ['papillons de jour', butterflies],
  ['papillons', butterflies],
  ['papillon', butterflies],
  ['moths', moths],
  ['moth', moths],
  ['nachtvlinders', moths],
  ['nachtvlinder', moths],
  ['motten', moths],
  ['papillons de nuit', moths],
  ['papillon de nuit', moths],
  ['beetles', beetles],
  ['Beetle', beetles],
  ['kevers', beetles],
  ['kever', beetles],
  ['coléoptères', beetles],
  ['coleoptere', beetles],
  ['other insects', others],
  ['andere insecten', others],
  ['autres insectes', others],
  ['dagvlindres', butterflies],
  ['coleopteres', beetles],
  ['stag beetle', stagBeetles],
  ['vliegend hert', stagBeetles],
  ['lucane', stagBeetles],
  ['cerf-volant', stagBeetles],
  ['cerf volant', stagBeetles],
  ['lucane cerf-volant', stagBeetles],
  ['vogelvlinder', { family: 'Papilionidae' }],
  ['vogelvlinders', { family: 'Papilionidae' }],
  ['birdwings', { family: 'Papilionidae' }],
  ['swallowtails', { family: 'Papilionidae' }],
  ['jewel beetle', { family: 'Buprestidae' }],
  ['prachtkever', { family: 'Buprestidae' }],
  ['boktor', { family: 'Cerambycidae' }],
  ['longicorne', { family: 'Cerambycidae' }],
  ['wandelende tak', { family: 'Phasmatidae' }],
  ['cigale', { family: 'Cicadidae' }],
  ['libellen', others],
  ['bidsprinkhaan', others],
  ['papilio', { genus: 'Papilio' }],
  ['attacus', { genus: 'Attacus' }],
  ['Ornithoptera', { genus: 'Ornithoptera' }],
  ['morpho', { genus: 'Morpho' }],
  ['goliathus', { genus: 'Goliathus' }],
  ['dynastes', { genus: 'Dynastes' }],
  ['troides', { genus: 'Troides' }],
  ['actias', { genus: 'Actias' }],
  ['BU-0234', { reference: 'BU-0234' }],
  ['bu0234', { reference: 'BU-0234' }],
  ['BU 0234', { reference: 'BU-0234' }],
  ['bu–0234', { reference: 'BU-0234' }],
  ['BU-234', { reference: 'BU-0234' }],
  ['be100', { reference: 'BE-0100' }],
  ['mo 41', { reference: 'MO-0041' }],
];
