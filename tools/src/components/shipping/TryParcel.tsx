import type { ShippingTrial } from '@vitrine/shared/contract/tools/shipping';
import { formatCountry, formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { useListAddress } from '../../model/lists/list-address.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import { FilterBar } from '../list/FilterBar.tsx';
import box from '../form/Box.module.css';

interface TryParcelProps {
  countries: string[];
  trial: ShippingTrial | null;
  /** By name of the field. */
  faults: Record<string, string>;
}

const NAMES = ['country', 'kilos', 'goods'];
const HOME = 'BE';

/** What a shopper would be offered for a parcel, and why not the rest. */
export function TryParcel({ countries, trial, faults }: TryParcelProps) {
  const words = useWords();
  const locale = useLocale();
  const { get } = useListAddress();
  const named = countries
    .map((code) => ({ code, name: formatCountry(code, locale) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <section className={box['box']}>
      <h2>{words('shipping.try')}</h2>
      <FilterBar names={NAMES} label={words('shipping.try')} initial={{ country: HOME }}>
        <SelectField
          name="country"
          label={words('shipping.country')}
          defaultValue={get('country') || HOME}
          error={faults['country']}
        >
          {named.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field
          name="kilos"
          label={words('shipping.kilos')}
          inputMode="decimal"
          defaultValue={get('kilos')}
          error={faults['kilos']}
        />
        <Field
          name="goods"
          label={words('shipping.goods')}
          inputMode="decimal"
          defaultValue={get('goods')}
          error={faults['goods']}
        />
      </FilterBar>
      {trial && <Offers trial={trial} />}
    </section>
  );
}

function Offers({ trial: { rates } }: { trial: ShippingTrial }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <DataTable
      caption={words('shipping.offers')}
      rows={rates}
      idOf={({ id }) => String(id)}
      nameOf={({ name }) => name[locale]}
      columns={[
        { key: 'name', title: words('shipping.name'), isName: true, cell: ({ name }) => name[locale] },
        {
          key: 'offer',
          title: words('shipping.offered'),
          cell: ({ priceCents, why }) =>
            why || priceCents === null
              ? words(`shipping.why.${why ?? 'weight'}`)
              : priceCents === 0
                ? words('shipping.free')
                : formatMoney(priceCents, locale),
        },
      ]}
    />
  );
}
