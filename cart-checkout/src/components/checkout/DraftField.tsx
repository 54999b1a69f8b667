import type { ComponentProps } from 'react';
import { Field } from '@vitrine/shared/forms/fields/Field';
import type { TextName } from '../../model/checkout/draft.ts';
import type { Fields } from '../../model/checkout/fields.ts';
import { useWords } from '../../model/use-words.ts';

type Typed = Exclude<TextName, 'shippingCode'>;
type DraftFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'onChange'> & {
  label?: string;
  fields: Fields;
  name: Typed;
};

/** One line of the draft, with its label. */
export function DraftField({ fields, name, label, ...input }: DraftFieldProps) {
  const words = useWords();
  return (
    <Field
      {...input}
      name={name}
      label={label ?? words(`field.${name}`)}
      value={fields.draft[name]}
      onChange={(event) => fields.onChange({ [name]: event.target.value })}
    />
  );
}
