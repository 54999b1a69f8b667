import { COLOURS, type Colour } from '@vitrine/shared/contract/facts/colours';
import { nameHex } from '../../../platform/name-colour.ts';
import { z } from '@vitrine/shared/contract/zod';
import type { CatalogueRow } from '../../store/catalogue-rows.ts';

const hexesSchema = z.array(z.string());
type Coloured = Pick<CatalogueRow, 'colours' | 'drawn_in'>;

/** A lot's colours, a bit each; 0 where none is known. */
export const colourMask = (row: Coloured): number => maskOf(coloursOf(row));

/** Its colours, the one that there is most of first. A sample lot that is not pictured yet has those it is drawn in. */
export function coloursOf({ colours, drawn_in }: Coloured): (string | null)[] {
  const drawn = drawn_in === null ? [] : drawnIn(drawn_in);
  if (colours === null) return drawn.slice(0, MAIN);
  // White on white paper is not to be measured: of a drawing its facts say so.
  return [...colours.split(' '), ...drawn.slice(0, 1).filter((colour) => colour === 'white')];
}

/** The first are most of the specimen. */
const MAIN = 2;

export const maskOf = (words: readonly (string | null)[]): number =>
  words.reduce((mask, word) => {
    const at = COLOURS.findIndex((colour) => colour === word);
    return at < 0 ? mask : mask | (1 << at);
  }, 0);

/* The same few hundred texts again and again. */
const drawings = new Map<string, (Colour | null)[]>();

function drawnIn(json: string): (Colour | null)[] {
  const colours = drawings.get(json) ?? hexesSchema.parse(JSON.parse(json)).map(nameHex);
  drawings.set(json, colours);
  return colours;
}
