import type { Locale } from '../contract/locale.ts';
import { pathTo } from './path-to.ts';

/** Where the list begins, on the page about shipping, of which insects may not go where. */
export const LAWS_ID = 'protected';

/** The list of which insects may not go where. */
export const lawsPath = (locale: Locale): string => `${pathTo('shipping', locale)}#${LAWS_ID}`;
