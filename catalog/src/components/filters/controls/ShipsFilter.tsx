import { readBrowserCountry, saveBrowserCountry } from '@vitrine/shared/cart/browser-destination';
import type { Facets } from '@vitrine/shared/contract/listing';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { formatCountry, sortCountries } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

interface Props {
  /** Undefined of an older shop. */
  facets: Facets['ships'];
  chosen: string | undefined;
}

/** Where the shopper lives: the country that this browser remembers is the first of all, and a choice is remembered. */
export function ShipsFilter({ facets = [], chosen }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const [own, setOwn] = useState('');
  useEffect(() => setOwn(readBrowserCountry()), []);
  const counts = new Map(facets.map(({ value, count }) => [value, count]));
  const countries = sortCountries([...new Set([...counts.keys(), ...(chosen ? [chosen] : [])])], locale);
  if (countries.length === 0) return null;
  const option = (country: string) => (
    <option key={country} value={country}>
      {intl.formatMessage(
        { id: 'catalog.filter.shipsCount' },
        { country: formatCountry(country, locale), count: counts.get(country) ?? 0 },
      )}
    </option>
  );
  return (
    <SelectField
      label={intl.formatMessage({ id: 'catalog.filter.ships' })}
      name="ships"
      autoComplete="shipping country"
      defaultValue={chosen ?? ''}
      onChange={({ target }) => target.value && saveBrowserCountry(target.value)}
    >
      <option value="">{intl.formatMessage({ id: 'catalog.filter.shipsAny' })}</option>
      {/* One list: the others move around the chosen one, which a browser would otherwise let go of. */}
      {countries.toSorted((one, other) => Number(other === own) - Number(one === own)).map(option)}
    </SelectField>
  );
}
