import {
  SPECIAL_CATEGORIES,
  type InsectCard,
  type SpecialCategory,
} from '@vitrine/shared/contract/catalogue';
import type { Locale } from '@vitrine/shared/contract/locale';
import { SPECIAL_ROUTES } from '@vitrine/shared/paths/category-words';
import { insectPath, insectSlug } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import type { RouteName } from '@vitrine/shared/paths/route-table';

/** The address of an insect on a page of that name: below a special category that it is in it may stay. */
export function insectAddress(name: RouteName, insect: InsectCard, locale: Locale): string {
  const special = SPECIAL_CATEGORIES.find((category) => SPECIAL_ROUTES[category].insect === name);
  return special && IS_IN[special](insect)
    ? pathTo(SPECIAL_ROUTES[special].insect, locale, { slug: insectSlug(insect) })
    : insectPath(insect, locale);
}

const IS_IN: Record<SpecialCategory, (insect: InsectCard) => boolean> = {
  REPAIRS: ({ isRepair }) => isRepair,
  ONE_EURO: ({ priceCents }) => priceCents > 0 && priceCents <= 100,
  MIX: ({ isMixed }) => isMixed,
  // Which are the newest changes by the hour: a link from there goes on working.
  LATEST: () => true,
};
