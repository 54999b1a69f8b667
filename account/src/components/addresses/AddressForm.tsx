import { useNavigate } from 'react-router';
import type { AddressRequest, SavedAddress } from '@vitrine/shared/contract/accounts/account';
import { formatCountry, sortCountries } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { FIRST_COUNTRY } from '@vitrine/shared/contract/orders/cart-limits';
import { saveAddress } from '../../api/addresses.ts';
import type { FormValues } from '@vitrine/shared/forms/form-values';
import { useWords } from '../../model/use-words.ts';
import { AccountForm } from '../AccountForm.tsx';
import style from './AddressForm.module.css';
import { FormField } from '../FormField.tsx';
import { NameFields } from '../OwnFields.tsx';

interface AddressFormProps {
  /** Null for a new one. */
  address: SavedAddress | null;
  /** Whom a new one is for, most likely. */
  owner: { email: string; firstname: string; lastname: string; company: string };
  countries: string[];
  onSaved(): void;
}

/** An address of the book, as the checkout asks for it. */
export function AddressForm({ address, owner, countries, onSaved }: AddressFormProps) {
  const words = useWords();
  const book = pathTo('accountAddresses', useLocale());
  const navigate = useNavigate();
  const { browserApi } = useRemote();
  const begun = address ?? owner;
  return (
    <AccountForm
      name={`address:${owner.email}:${address?.id ?? 'new'}`}
      submit={words('common.save')}
      send={(values) => saveAddress(browserApi, address?.id ?? null, toRequest(values))}
      onDone={async () => {
        onSaved();
        await navigate(book, { replace: true });
      }}
      aside={(forget) => (
        <SiteLink to={book} onClick={forget}>
          {words('common.cancel')}
        </SiteLink>
      )}
    >
      <NameFields firstname={begun.firstname} lastname={begun.lastname} />
      <FormField name="company" autoComplete="organization" defaultValue={begun.company} />
      <PlaceFields address={address} />
      <CountryField
        // Also where the shop no longer ships to: an address of the book does not move by being looked at.
        countries={address ? [...new Set([...countries, address.country])] : countries}
        country={address?.country ?? FIRST_COUNTRY}
      />
      {!address?.isDefault && <CheckField name="isDefault" label={words('field.isDefault')} />}
      {address?.isDefault && <input type="hidden" name="isDefault" value="on" />}
    </AccountForm>
  );
}

function PlaceFields({ address }: { address: SavedAddress | null }) {
  return (
    <>
      <div className={style['street']}>
        <FormField name="street" autoComplete="address-line1" required defaultValue={address?.street} />
        <FormField name="houseNumber" required defaultValue={address?.houseNumber} />
      </div>
      <div className={style['town']}>
        <FormField name="postalCode" autoComplete="postal-code" required defaultValue={address?.postalCode} />
        <FormField name="city" autoComplete="address-level2" required defaultValue={address?.city} />
      </div>
    </>
  );
}

function CountryField({ countries, country }: { countries: string[]; country: string }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <SelectField
      label={words('field.country')}
      name="country"
      autoComplete="country"
      required
      defaultValue={country}
    >
      {sortCountries(countries, locale).map((code) => (
        <option key={code} value={code}>
          {formatCountry(code, locale)}
        </option>
      ))}
    </SelectField>
  );
}

function toRequest({ text, isTicked }: FormValues): AddressRequest {
  return {
    firstname: text('firstname'),
    lastname: text('lastname'),
    company: text('company'),
    street: text('street'),
    houseNumber: text('houseNumber'),
    postalCode: text('postalCode'),
    city: text('city'),
    country: text('country'),
    isDefault: isTicked('isDefault'),
  };
}
