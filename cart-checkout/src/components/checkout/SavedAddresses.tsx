import { formatCountry } from '@vitrine/shared/i18n/formats';
import { placeLines } from '@vitrine/shared/i18n/places/place-lines';
import type { SavedAddress } from '@vitrine/shared/contract/accounts/account';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import type { Fields } from '../../model/checkout/fields.ts';
import { chosenAddress, withAddress } from '../../model/checkout/shopper.ts';
import { useWords } from '../../model/use-words.ts';

/** The address book of who is logged in. What is typed in the fields below is another address. */
export function SavedAddresses({ fields, addresses }: { fields: Fields; addresses: SavedAddress[] }) {
  const words = useWords();
  const locale = useLocale();
  if (addresses.length === 0) return null;
  const choose = (id: string) =>
    fields.onChange(withAddress(addresses.find((address) => String(address.id) === id)));
  return (
    <SelectField
      label={words('field.savedAddress')}
      name="savedAddress"
      autoComplete="off"
      value={chosenAddress(fields.draft, addresses)?.id ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {[
            `${address.firstname} ${address.lastname}`,
            ...placeLines(address),
            formatCountry(address.country, locale),
          ].join(', ')}
        </option>
      ))}
      <option value="">{words('field.newAddress')}</option>
    </SelectField>
  );
}
