import { MOST_COMPARED } from '@vitrine/shared/contract/catalogue-lists';
import type { Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';

/** The name of a lot in the address, repeated for each. */
export const LOT_PARAM = 'lot';

/** Where lots stand beside each other, each named by its reference. */
export function compareAddress(locale: Locale, lots: string[]): string {
  const params = new URLSearchParams(lots.map((lot) => [LOT_PARAM, lot]));
  const path = pathTo('compare', locale);
  return lots.length > 0 ? `${path}?${params.toString()}` : path;
}

/** What an address names: what there is room for, and whether more was named. */
export function readCompared(search: URLSearchParams): { lots: string[]; isLeftOut: boolean } {
  const named = search.getAll(LOT_PARAM).map((lot) => lot.trim().slice(0, 100));
  const lots = [...new Set(named.filter(Boolean))];
  return { lots: lots.slice(0, MOST_COMPARED), isLeftOut: lots.length > MOST_COMPARED };
}
