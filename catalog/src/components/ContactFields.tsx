import { Field } from '@vitrine/shared/ui/Field';
import { TextAreaField } from '@vitrine/shared/ui/TextAreaField';
import { useIntl } from 'react-intl';
import style from './ContactForm.module.css';

interface Props {
  /** Both by name of the field. */
  typed: Record<string, string>;
  errors: Record<string, string>;
}

/** What a message is made of. */
export function ContactFields({ typed, errors }: Props) {
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id: `catalog.contact.${id}` });
  const field = (name: string) => ({
    name,
    label: word(name),
    defaultValue: typed[name],
    error: errors[name],
  });
  return (
    <>
      <div className={style['pair']}>
        <Field {...field('name')} autoComplete="name" maxLength={100} required />
        <Field {...field('email')} type="email" autoComplete="email" maxLength={254} required />
      </div>
      <Field {...field('subject')} hint={word('subjectHint')} maxLength={150} />
      <TextAreaField {...field('message')} rows={8} maxLength={5000} required />
    </>
  );
}
