import { LOCALES } from '@vitrine/shared/contract/locale';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { formatCountry, sortCountries } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Button } from '@vitrine/shared/ui/links/Button';
import type { PhoneOrder } from './use-phone-order.ts';
import { useWords } from '../../../model/use-words.ts';
import { Section } from '../Section.tsx';
import style from './PhoneOrder.module.css';
import { Announced } from '../../Announced.tsx';

/** Whose order it is: an account that its address finds, or what the customer says. */
export function CustomerFields({ order, countries }: { order: PhoneOrder; countries: readonly string[] }) {
  const words = useWords();
  const locale = useLocale();
  const { field, account, look } = order;
  // Chosen for the stand, it stays what was said: that nothing is sent there is told.
  const choices = sortCountries([...new Set([...countries, order.values.country])], locale);
  return (
    <Section title={words('phone.customer')}>
      <div className={style['rows']}>
        <Field
          {...field('email')}
          type="email"
          autoComplete="off"
          required={order.values.payment !== 'cash'}
          hint={words('phone.emailHint')}
          onChange={({ target }) => order.typeEmail(target.value)}
        />
        <SelectField {...field('language')} hint={words('phone.languageHint')}>
          {LOCALES.map((one) => (
            <option key={one} value={one}>
              {words(`order.locale.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={style['look']}>
        <Button
          variant="quiet"
          type="button"
          busy={look.isBusy}
          onClick={() => {
            if (order.values.email.trim() !== '') void look.run(undefined);
          }}
        >
          {words('phone.look')}
        </Button>
        <Announced>
          {account === 'none' && words('phone.noAccount')}
          {account && account !== 'none' && words('phone.account')}
        </Announced>
      </div>
      <RequestFailed failure={look.failure} />
      <div className={style['rows']}>
        <Field {...field('firstname')} autoComplete="off" required />
        <Field {...field('lastname')} autoComplete="off" required />
        <Field {...field('street')} autoComplete="off" required />
        <Field {...field('houseNumber')} autoComplete="off" required />
        <Field {...field('postalCode')} autoComplete="off" required />
        <Field {...field('city')} autoComplete="off" required />
        <SelectField {...field('country')} required>
          {choices.map((code) => (
            <option key={code} value={code}>
              {formatCountry(code, locale)}
            </option>
          ))}
        </SelectField>
        <Field {...field('phone')} type="tel" autoComplete="off" />
        <Field
          {...field('company')}
          autoComplete="off"
          required={order.values.vatNumber.trim() !== ''}
          hint={words('phone.companyHint')}
        />
        <Field {...field('vatNumber')} autoComplete="off" />
      </div>
    </Section>
  );
}
