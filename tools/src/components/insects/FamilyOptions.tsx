import { CATEGORIES, type Family } from '@vitrine/shared/contract/catalogue';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../../model/use-words.ts';

/** Families by their category, in the order of their names: the options of a list to choose from. */
export function FamilyOptions({ families }: { families: readonly Family[] }) {
  const words = useWords();
  const locale = useLocale();
  const kept = CATEGORIES.filter((category) => category !== 'LATEST');
  return kept.map((category) => {
    const own = families.filter((family) => family.category === category);
    if (own.length === 0) return null;
    return (
      <optgroup key={category} label={words(`category.${category}`)}>
        {own
          .toSorted((one, other) => one.name[locale].localeCompare(other.name[locale], locale))
          .map((family) => (
            <option key={family.id} value={family.id}>
              {family.name[locale]}
            </option>
          ))}
      </optgroup>
    );
  });
}
