import type { ChangeEvent } from 'react';
import type { Values } from './edit.ts';

interface Binding<Name extends string> {
  values: Values<Name>;
  labels: Record<Name, string>;
  set(name: Name, value: string): void;
}

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What ties the fields of the shop to a form's values. */
export function fieldsOf<Name extends string>({ values, labels, set }: Binding<Name>) {
  return {
    /** For `Field`, `TextAreaField` and `SelectField`. */
    field: (name: Name) => ({
      name,
      label: labels[name],
      value: values[name],
      onChange: ({ target }: ChangeEvent<Typed>) => set(name, target.value),
    }),
    /** For `CheckField`. */
    tick: (name: Name) => ({
      name,
      label: labels[name],
      checked: values[name] === 'yes',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(name, target.checked ? 'yes' : 'no'),
    }),
  };
}
