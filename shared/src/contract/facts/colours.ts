import type { Localized } from '../locale.ts';

/** What pictures are sorted by; a metal's sheen is not to be told from a flat picture. */
export const COLOURS = [
  'blue',
  'green',
  'yellow',
  'orange',
  'red',
  'violet',
  'brown',
  'black',
  'white',
] as const;
export type Colour = (typeof COLOURS)[number];

/** A colour's words, and the swatch that stands beside them. */
export const COLOUR_WORDS: Readonly<Record<Colour, Localized & { swatch: string }>> = {
  blue: { en: 'blue', nl: 'blauw', fr: 'bleu', swatch: '#2b62c4' },
  green: { en: 'green', nl: 'groen', fr: 'vert', swatch: '#3f8a45' },
  yellow: { en: 'yellow', nl: 'geel', fr: 'jaune', swatch: '#f0cf3a' },
  orange: { en: 'orange', nl: 'oranje', fr: 'orange', swatch: '#e2792a' },
  red: { en: 'red', nl: 'rood', fr: 'rouge', swatch: '#c02f2b' },
  violet: { en: 'violet or pink', nl: 'paars of roze', fr: 'violet ou rose', swatch: '#9a4f9e' },
  brown: { en: 'brown', nl: 'bruin', fr: 'brun', swatch: '#7a5232' },
  black: { en: 'black', nl: 'zwart', fr: 'noir', swatch: '#1b1a19' },
  white: { en: 'white', nl: 'wit', fr: 'blanc', swatch: '#f6f3ea' },
};
