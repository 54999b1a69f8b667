import type { ComponentProps } from 'react';
import { useWords } from '../../model/use-words.ts';
import style from './DataQuality.module.css';

export interface FillSelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  onChoose(value: string): void;
}

/** A list from which a value that is missing is chosen; what is chosen already is marked. */
export function FillSelect({ onChoose, children, ...select }: FillSelectProps) {
  const words = useWords();
  return (
    <select
      {...select}
      className={style['field']}
      data-filled={select.value ? true : undefined}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{words('missing.choose')}</option>
      {children}
    </select>
  );
}
