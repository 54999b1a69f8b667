import { Icon } from '@vitrine/shared/ui/Icon';
import { useId, type ChangeEvent, type ReactNode } from 'react';
import style from './ToolSelect.module.css';

interface Props {
  label: string;
  name: string;
  value: string;
  /** Id of the form to which it belongs. */
  form: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  children: ReactNode;
}

/** A choice in one line with its label, for the tools above a list. */
export function ToolSelect({ label, name, value, form, onChange, children }: Props) {
  const id = useId();
  return (
    <span className={style['tool']}>
      <label htmlFor={id}>{label}</label>
      <span className={style['control']}>
        <select id={id} name={name} form={form} defaultValue={value} onChange={onChange}>
          {children}
        </select>
        <Icon name="chevron" />
      </span>
    </span>
  );
}
