import type { Address } from '@vitrine/shared/contract/orders/place-order';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { formatCountry, sortCountries } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { ComponentProps } from 'react';
import type { Fields } from '../../model/checkout/fields.ts';
import { useWords } from '../../model/use-words.ts';
import style from './CheckoutFields.module.css';

interface InvoiceFieldsProps {
  fields: Fields;
  countries: string[];
}

/** To whom the invoice goes when the parcel goes to somebody else: folded away until it is asked for. */
export function InvoiceFields({ fields, countries }: InvoiceFieldsProps) {
  const words = useWords();
  const { hasInvoiceAddress } = fields.draft;
  return (
    <>
      <CheckField
        name="hasInvoiceAddress"
        label={words('field.hasInvoiceAddress')}
        checked={hasInvoiceAddress}
        onChange={(event) => fields.onChange({ hasInvoiceAddress: event.target.checked })}
      />
      {hasInvoiceAddress && (
        <fieldset className={style['invoice']}>
          <legend>{words('checkout.invoice')}</legend>
          <InvoiceAddress fields={fields} countries={countries} />
        </fieldset>
      )}
    </>
  );
}

function InvoiceAddress({ fields, countries }: InvoiceFieldsProps) {
  const words = useWords();
  const locale = useLocale();
  const { country } = fields.draft.invoice;
  const choices = sortCountries([...new Set([...countries, country])], locale);
  return (
    <>
      <div className={style['pair']}>
        <InvoiceField fields={fields} name="firstname" autoComplete="billing given-name" required />
        <InvoiceField fields={fields} name="lastname" autoComplete="billing family-name" required />
      </div>
      <InvoiceField fields={fields} name="company" autoComplete="billing organization" />
      <div className={style['street']}>
        <InvoiceField fields={fields} name="street" autoComplete="billing address-line1" required />
        <InvoiceField fields={fields} name="houseNumber" required />
      </div>
      <div className={style['town']}>
        <InvoiceField fields={fields} name="postalCode" autoComplete="billing postal-code" required />
        <InvoiceField fields={fields} name="city" autoComplete="billing address-level2" required />
      </div>
      <SelectField
        label={words('field.country')}
        name="invoice.country"
        autoComplete="billing country"
        required
        value={country}
        onChange={(event) => changeInvoice(fields, { country: event.target.value })}
      >
        {choices.map((code) => (
          <option key={code} value={code}>
            {formatCountry(code, locale)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

type InvoiceFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'onChange'> & {
  fields: Fields;
  name: Exclude<keyof Address, 'country'>;
};

function InvoiceField({ fields, name, ...input }: InvoiceFieldProps) {
  const words = useWords();
  return (
    <Field
      {...input}
      name={`invoice.${name}`}
      label={words(`field.${name}`)}
      value={fields.draft.invoice[name]}
      onChange={(event) => changeInvoice(fields, { [name]: event.target.value })}
    />
  );
}

function changeInvoice({ draft, onChange }: Fields, patch: Partial<Address>): void {
  onChange({ invoice: { ...draft.invoice, ...patch } });
}
