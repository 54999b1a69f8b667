import { readPath } from '@vitrine/shared/paths/read-path';
import type { RouteName } from '@vitrine/shared/paths/route-table';

/** A part of a page by its shape alone; `Outline.module.css` says how high each is. */
type Piece =
  | 'specimens'
  | 'relatives'
  | 'tiles'
  | 'drawers'
  | 'picture'
  | 'text'
  | 'chapters'
  | 'fields'
  | 'form';

const LIST: Piece[] = ['specimens'];
const INSECT: Piece[] = ['picture', 'text', 'text', 'text', 'relatives'];
const LONG_TEXT: Piece[] = ['chapters', 'chapters'];

/** Pages that are higher than the note that stands for them. Order and payment are not: they are a few lines. */
const OUTLINES: Partial<Record<RouteName, Piece[]>> = {
  home: ['tiles', 'drawers', 'text'],
  webshop: ['drawers', 'text', 'text'],
  category: LIST,
  family: LIST,
  genus: LIST,
  species: ['picture', 'text', 'relatives'],
  compare: ['specimens', 'text'],
  mixed: LIST,
  newInsects: LIST,
  oneEuro: LIST,
  repairs: LIST,
  search: LIST,
  searchTerm: LIST,
  insect: INSECT,
  mixedInsect: INSECT,
  newInsect: INSECT,
  oneEuroInsect: INSECT,
  repairsInsect: INSECT,
  about: ['chapters'],
  accessibility: ['chapters'],
  shipping: ['chapters', 'fields'],
  conditions: [...LONG_TEXT, 'chapters'],
  privacy: LONG_TEXT,
  post: ['chapters'],
  blog: ['text'],
  contact: ['fields', 'text'],
  cart: ['relatives'],
  checkout: ['fields', 'fields', 'fields'],
  withdraw: ['fields', 'chapters'],
  login: ['form'],
  register: ['fields', 'fields'],
  passwordRecovery: ['form'],
  account: ['form'],
  accountOrders: ['fields'],
  accountAddresses: ['fields'],
  accountDetails: ['fields', 'fields'],
  accountData: ['fields'],
};

/** What the page of an address looks like while it cannot be had. */
export function pageOutline(pathname: string): readonly Piece[] {
  const page = readPath(pathname);
  return (page && OUTLINES[page.name]) ?? [];
}
