import { SelectField } from '@vitrine/shared/forms/fields/SelectField';

interface AmountFieldProps {
  name: string;
  label: string;
  /** From none up to this. */
  most: number;
  value: string;
  onChange(value: string): void;
}

const MOST_LISTED = 200;

/** How many of a line. */
export function AmountField({ name, label, most, value, onChange }: AmountFieldProps) {
  return (
    <SelectField name={name} label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {Array.from({ length: Math.min(most, MOST_LISTED) + 1 }, (_each, amount) => (
        <option key={amount} value={amount}>
          {amount}
        </option>
      ))}
    </SelectField>
  );
}
