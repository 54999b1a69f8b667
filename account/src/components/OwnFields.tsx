import style from './AccountForm.module.css';
import { FormField } from './FormField.tsx';

interface NameFieldsProps {
  firstname?: string;
  lastname?: string;
}

/** Who it is. */
export function NameFields({ firstname, lastname }: NameFieldsProps) {
  return (
    <div className={style['pair']}>
      <FormField name="firstname" autoComplete="given-name" required defaultValue={firstname} />
      <FormField name="lastname" autoComplete="family-name" required defaultValue={lastname} />
    </div>
  );
}

interface ExtraFieldsProps {
  company?: string;
  phone?: string;
  phoneHint: string;
}

/** What may be left empty. */
export function ExtraFields({ company, phone, phoneHint }: ExtraFieldsProps) {
  return (
    <>
      <FormField name="phone" type="tel" autoComplete="tel" defaultValue={phone} hint={phoneHint} />
      <FormField name="company" autoComplete="organization" defaultValue={company} />
    </>
  );
}
