import { Icon } from '@vitrine/shared/ui/Icon';
import { useId, type ReactNode } from 'react';
import style from './ToolSelect.module.css';

interface Props {
  label: string;
  name: string;
  value: string;
  children: ReactNode;
}

/** A choice in one line with its label, for the tools above a list. It shows what the address says. */
export function ToolSelect({ label, name, value, children }: Props) {
  const id = useId();
  return (
    <span className={style['tool']}>
      <label htmlFor={id}>{label}</label>
      <span className={style['control']}>
        <select id={id} name={name} key={value} defaultValue={value}>
          {children}
        </select>
        <Icon name="chevron" />
      </span>
    </span>
  );
}
