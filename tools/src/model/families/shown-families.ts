import { CATEGORIES } from '@vitrine/shared/contract/catalogue';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import type { FamilyDetail } from '@vitrine/shared/contract/tools/families';
import { foldAccents } from '@vitrine/shared/i18n/fold-accents';

/** The families that are called so in any language, sorted as `name:asc`; within equals by name. */
export function shownFamilies(
  families: readonly FamilyDetail[],
  typed: string,
  sort: string,
  locale: Locale,
): FamilyDetail[] {
  const wanted = foldAccents(typed.trim());
  const [key, direction] = sort.split(':');
  const { compare } = new Intl.Collator(locale);
  const byName = (one: FamilyDetail, other: FamilyDetail) => compare(one.name[locale], other.name[locale]);
  const sign = direction === 'desc' ? -1 : 1;
  return families
    .filter(({ name }) => LOCALES.some((one) => foldAccents(name[one]).includes(wanted)))
    .toSorted((one, other) => sign * compareBy(key, one, other) || sign * byName(one, other));
}

/** 0 where only the name tells them apart. */
function compareBy(key: string | undefined, one: FamilyDetail, other: FamilyDetail): number {
  switch (key) {
    case 'category':
      return CATEGORIES.indexOf(one.category) - CATEGORIES.indexOf(other.category);
    case 'insects':
      return one.insects - other.insects;
    case 'updated':
      return one.updatedAt.localeCompare(other.updatedAt);
    default:
      return 0;
  }
}
