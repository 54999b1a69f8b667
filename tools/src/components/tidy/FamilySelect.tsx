import { FAMILY_CATEGORIES, type Family } from '@vitrine/shared/contract/catalogue';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../../model/use-words.ts';
import { FillSelect, type FillSelectProps } from './FillSelect.tsx';

interface FamilySelectProps extends FillSelectProps {
  families: readonly Family[];
}

/** All families by category. Typing letters finds one, as in every list of a browser. */
export function FamilySelect({ families, ...select }: FamilySelectProps) {
  const words = useWords();
  const locale = useLocale();
  return (
    <FillSelect {...select}>
      {FAMILY_CATEGORIES.map((category) => (
        <optgroup key={category} label={words(`missing.category.${category}`)}>
          {families
            .filter((family) => family.category === category)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name[locale]}
              </option>
            ))}
        </optgroup>
      ))}
    </FillSelect>
  );
}
