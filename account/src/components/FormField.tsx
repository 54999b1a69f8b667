import type { ComponentProps } from 'react';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { FIELD_LABELS, type FieldName } from '../model/field-labels.ts';
import { useWords } from '../model/use-words.ts';

type FormFieldProps = Omit<ComponentProps<typeof Field>, 'name' | 'label'> & {
  name: FieldName;
  label?: string;
};

/** One line of a form, with its label. */
export function FormField({ name, label, ...input }: FormFieldProps) {
  const words = useWords();
  return <Field {...input} name={name} label={label ?? words(FIELD_LABELS[name])} />;
}
