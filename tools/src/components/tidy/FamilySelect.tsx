import type { ComponentProps } from 'react';
import { FAMILY_CATEGORIES, type Family } from '@vitrine/shared/contract/catalogue';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../../model/use-words.ts';
import style from './Tidy.module.css';

interface FamilySelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  families: readonly Family[];
  onChoose(id: string): void;
}

/** All families by category. Typing letters finds one, as in every list of a browser. */
export function FamilySelect({ families, onChoose, ...select }: FamilySelectProps) {
  const words = useWords();
  const locale = useLocale();
  return (
    <select
      {...select}
      className={style['field']}
      data-filled={select.value ? true : undefined}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{words('missing.choose')}</option>
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
    </select>
  );
}
