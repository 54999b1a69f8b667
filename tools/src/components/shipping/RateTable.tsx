import type { ToolRate } from '@vitrine/shared/contract/tools/shipping';
import { formatTerritory } from '@vitrine/shared/i18n/places/format-territory';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useListAddress } from '../../model/lists/list-address.ts';
import type { Column } from '../../model/lists/table.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import { decimal } from '../../model/editing/shipping-form.ts';
import style from './Shipping.module.css';

const NAMED = 4;

/** Every way to ship, in the order that shoppers get them. */
export function RateTable({ rates }: { rates: ToolRate[] }) {
  const words = useWords();
  const locale = useLocale();
  const { hrefWith } = useListAddress();
  const money = (cents: number | null) => (cents === null ? '–' : formatMoney(cents, locale));
  const columns: Column<ToolRate>[] = [
    {
      key: 'name',
      title: words('shipping.name'),
      isName: true,
      cell: ({ name, active }) =>
        active ? name[locale] : words('shipping.switchedOff', { name: name[locale] }),
    },
    { key: 'countries', title: words('shipping.countries'), cell: ({ countries }) => named(countries) },
    {
      key: 'days',
      title: words('shipping.days'),
      isFigure: true,
      cell: ({ days }) => (days.min === days.max ? String(days.min) : `${days.min}–${days.max}`),
    },
    { key: 'price', title: words('shipping.bands'), cell: (rate) => <Steps rate={rate} /> },
    {
      key: 'free',
      title: words('shipping.freeFrom'),
      isFigure: true,
      cell: ({ freeFromCents }) => money(freeFromCents),
    },
    {
      key: 'max',
      title: words('shipping.maxValue'),
      isFigure: true,
      cell: ({ maxValueCents }) => money(maxValueCents),
    },
  ];
  return (
    <div className={style['rates']}>
      <DataTable
        caption={words('shipping.title')}
        columns={columns}
        rows={rates}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name[locale]}
        hrefOf={({ id }) => hrefWith({ edit: id })}
      />
    </div>
  );

  function named(countries: string[]): string {
    const names = countries.slice(0, NAMED).map((code) => formatTerritory(code, locale));
    const more = countries.length - names.length;
    return more > 0 ? words('shipping.andMore', { names: names.join(', '), count: more }) : names.join(', ');
  }
}

/** The first price, and how it goes on. */
function Steps({ rate: { bands } }: { rate: ToolRate }) {
  const words = useWords();
  const locale = useLocale();
  const [first] = bands;
  const last = bands.at(-1);
  if (!first || !last) return null;
  const said = (band: typeof first) =>
    words('shipping.step', {
      kilos: decimal(band.maxGrams, 1000, locale),
      price: formatMoney(band.priceCents, locale),
    });
  return (
    <>
      <span className="whole">{said(first)}</span>
      {bands.length > 1 && (
        <span className={style['off']}>
          {' … '}
          <span className="whole">{said(last)}</span>
        </span>
      )}
    </>
  );
}
