import type { Fields } from '../../model/checkout/fields.ts';
import type { Shopper } from '../../model/checkout/shopper.ts';
import { useWords } from '../../model/use-words.ts';
import { DraftField } from './DraftField.tsx';
import { LoginLink } from './LoginLink.tsx';
import { Step } from '../Step.tsx';
import style from './CheckoutFields.module.css';

interface ContactFieldsProps {
  fields: Fields;
  shopper: Shopper | null;
  /** A phone number of the chosen country; empty where the shop knows none. */
  phoneExample: string;
}

export function ContactFields({ fields, shopper, phoneExample }: ContactFieldsProps) {
  const words = useWords();
  return (
    <Step id="checkout-contact" title={words('checkout.contact')}>
      <p className={style['note']}>
        {shopper ? words('checkout.loggedIn', { name: nameOf(shopper) }) : <LoginLink id="checkout.login" />}
      </p>
      <div className={style['pair']}>
        <DraftField
          fields={fields}
          name="email"
          type="email"
          autoComplete="email"
          required
          hint={words('field.emailHint')}
        />
        <DraftField
          fields={fields}
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={
            // A number is read in one piece.
            phoneExample
              ? words('field.phoneExample', { example: phoneExample.replaceAll(' ', '\u00a0') })
              : words('field.phoneHint')
          }
        />
      </div>
    </Step>
  );
}

function nameOf({ account: { firstname, lastname, email } }: Shopper): string {
  return `${firstname} ${lastname}`.trim() || email;
}
