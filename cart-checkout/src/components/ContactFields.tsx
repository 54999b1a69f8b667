import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { Fields } from '../model/fields.ts';
import { useWords } from '../model/use-words.ts';
import { DraftField } from './DraftField.tsx';
import { Step } from './Step.tsx';
import style from './CheckoutFields.module.css';

export function ContactFields({ fields }: { fields: Fields }) {
  const words = useWords();
  const login = pathTo('login', useLocale());
  return (
    <Step id="checkout-contact" title={words('checkout.contact')}>
      <p className={style['note']}>
        <FormattedMessage id="checkout.login" values={{ link: (text) => <Link to={login}>{text}</Link> }} />
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
          hint={words('field.phoneHint')}
        />
      </div>
    </Step>
  );
}
