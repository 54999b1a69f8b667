import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { Locale } from '@vitrine/shared/contract/locale';
import { SPECIAL_ROUTES } from '@vitrine/shared/paths/category-words';
import { insectPath, insectSlug } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import type { RouteName } from '@vitrine/shared/paths/route-table';

/** The address of an insect on a page of that name: below a special category it may stay, else there is one. */
export function insectAddress(name: RouteName, insect: InsectCard, locale: Locale): string {
  const special = Object.values(SPECIAL_ROUTES).find((route) => route.insect === name);
  return special ? pathTo(special.insect, locale, { slug: insectSlug(insect) }) : insectPath(insect, locale);
}
