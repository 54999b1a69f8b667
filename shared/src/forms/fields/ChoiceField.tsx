import type { ReactNode } from 'react';
import { FieldError } from './FieldFrame.tsx';
import { useFieldError } from '../field-errors.tsx';
import { describedBy, fieldId } from './field-id.ts';
import style from './Choice.module.css';

interface Choice {
  value: string;
  label: ReactNode;
  /** A second line, quieter. */
  detail?: ReactNode;
  /** What stands at the end of the row: a price, a logo. */
  aside?: ReactNode;
}

interface ChoiceFieldProps {
  legend: ReactNode;
  name: string;
  options: Choice[];
  value?: string;
  defaultValue?: string;
  /** Of a field that no form judges, or that is wrong before anything was sent. */
  error?: string | undefined;
  onChange?: (value: string) => void;
}

/** One of several, all in sight. The first carries the field's id, so that an error summary lands on it. */
export function ChoiceField({ legend, name, options, error: given, ...chosen }: ChoiceFieldProps) {
  const id = fieldId(name);
  const error = useFieldError(name, given);
  return (
    <fieldset className={style['choices']} aria-describedby={describedBy(id, { error })}>
      <legend className={style['legend']}>{legend}</legend>
      {options.map((option, index) => (
        <ChoiceRow
          key={option.value}
          option={option}
          name={name}
          id={index ? `${id}-${index}` : id}
          {...chosen}
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

type RowProps = Pick<ChoiceFieldProps, 'name' | 'value' | 'defaultValue' | 'onChange'> & {
  option: Choice;
  id: string;
};

function ChoiceRow({ option, id, name, value, defaultValue, onChange }: RowProps) {
  const checked =
    value === undefined
      ? { defaultChecked: defaultValue === option.value }
      : { checked: value === option.value };
  return (
    <label className={style['choice']} htmlFor={id}>
      <input
        type="radio"
        className={style['dot']}
        id={id}
        name={name}
        value={option.value}
        onChange={() => onChange?.(option.value)}
        {...checked}
      />
      <span className={style['text']}>
        {option.label}
        {option.detail && <span className={style['detail']}>{option.detail}</span>}
      </span>
      {option.aside && <span className={style['aside']}>{option.aside}</span>}
    </label>
  );
}
