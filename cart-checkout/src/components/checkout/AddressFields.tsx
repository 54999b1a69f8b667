import { type ReactNode, useState } from 'react';
import { saveBrowserCountry } from '@vitrine/shared/cart/browser-destination';
import { formatCountry, sortCountries } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useFieldErrors } from '@vitrine/shared/forms/field-errors';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { companyOfDraft } from '../../model/checkout/draft.ts';
import type { Fields } from '../../model/checkout/fields.ts';
import { splitStreet } from '../../model/checkout/split-street.ts';
import { useWords } from '../../model/use-words.ts';
import { DraftField } from './DraftField.tsx';
import { InvoiceFields } from './InvoiceFields.tsx';
import { Step } from '../Step.tsx';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import style from './CheckoutFields.module.css';

interface AddressFieldsProps {
  fields: Fields;
  countries: string[];
  /** Why no parcel goes to the chosen country, or to where the postal code lies; and that a VAT number is another's. */
  refusals: { country?: string; postalCode?: string; vatNumber?: string };
  /** How the chosen country writes a postal code; empty where it has none. */
  postalCodeExample: string;
  /** Addresses of who is logged in, above the fields, and whether to keep this one, below them. */
  saved: ReactNode;
  keep: ReactNode;
}

export function AddressFields(props: AddressFieldsProps) {
  const { fields, countries, refusals, postalCodeExample, saved, keep } = props;
  const words = useWords();
  const hint = postalCodeExample && words('field.postalCodeHint', { example: postalCodeExample });
  return (
    <Step id="checkout-address" title={words('checkout.address')}>
      {saved}
      <div className={style['pair']}>
        <DraftField fields={fields} name="firstname" autoComplete="shipping given-name" required />
        <DraftField fields={fields} name="lastname" autoComplete="shipping family-name" required />
      </div>
      <CompanyFields fields={fields} refusal={refusals.vatNumber} />
      <StreetFields fields={fields} />
      <div className={style['town']}>
        <DraftField
          fields={fields}
          name="postalCode"
          autoComplete="shipping postal-code"
          hint={hint}
          error={refusals.postalCode}
          required
        />
        <DraftField fields={fields} name="city" autoComplete="shipping address-level2" required />
      </div>
      <CountryField fields={fields} countries={countries} refusal={refusals.country} />
      {keep}
      <InvoiceFields fields={fields} countries={countries} />
    </Step>
  );
}

function StreetFields({ fields }: { fields: Fields }) {
  const { draft, onChange } = fields;
  const split = (input: HTMLInputElement) => {
    const parts = draft.houseNumber === '' && isAutofilled(input) ? splitStreet(draft.street) : null;
    if (parts) onChange(parts);
  };
  return (
    <div className={style['street']}>
      <DraftField
        fields={fields}
        name="street"
        autoComplete="shipping address-line1"
        required
        onBlur={(event) => split(event.currentTarget)}
      />
      <DraftField fields={fields} name="houseNumber" required />
    </div>
  );
}

/** Who types sees both fields. A browser that does not know the selector throws. */
function isAutofilled(input: HTMLInputElement): boolean {
  try {
    return input.matches(':autofill');
  } catch {
    return false;
  }
}

type CountryFieldProps = Pick<AddressFieldsProps, 'fields' | 'countries'> & { refusal: string | undefined };

function CountryField({ fields, countries, refusal }: CountryFieldProps) {
  const words = useWords();
  const locale = useLocale();
  const { country } = fields.draft;
  // An address may be kept from when the shop shipped there: it is told that it no longer does, and not another one.
  const choices = sortCountries([...new Set([...countries, country])], locale);
  return (
    <SelectField
      label={words('field.country')}
      name="country"
      hint={words('field.countryHint')}
      autoComplete="shipping country"
      required
      value={country}
      error={refusal}
      onChange={(event) => {
        fields.onChange({ country: event.target.value });
        saveBrowserCountry(event.target.value);
      }}
    >
      {choices.map((code) => (
        <option key={code} value={code}>
          {formatCountry(code, locale)}
        </option>
      ))}
    </SelectField>
  );
}

/** Folded away: few orders need it. Open when it holds something, or something is wrong in it. */
function CompanyFields({ fields, refusal }: { fields: Fields; refusal: string | undefined }) {
  const words = useWords();
  const { draft } = fields;
  const errors = useFieldErrors();
  const [isOpen, setOpen] = useState(draft.company !== '' || draft.vatNumber !== '');
  const isWrong = 'company' in errors || 'vatNumber' in errors || refusal !== undefined;
  const isNeeded = draft.vatNumber.trim() !== '' && companyOfDraft({ ...draft, company: '' }) === '';
  return (
    <details
      className={style['company']}
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="chevron" />
        {words('field.forCompany')}
      </summary>
      <div className={style['pair']}>
        <DraftField
          fields={fields}
          name="company"
          autoComplete="shipping organization"
          label={words(isNeeded ? 'field.companyName' : 'field.company')}
          hint={isNeeded && words('field.companyHint')}
          required={isNeeded}
        />
        <DraftField
          fields={fields}
          name="vatNumber"
          autoComplete="off"
          autoCapitalize="characters"
          hint={words('field.vatNumberHint')}
          error={refusal}
        />
      </div>
    </details>
  );
}
