import type { Dashboard } from '@vitrine/shared/contract/tools/dashboard';
import { formatCountry, formatMoney } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { Column } from '../../model/lists/table.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import style from './Dashboard.module.css';

type Newest = NonNullable<Dashboard['newest']>[number];

export function NewestOrders({ orders }: { orders: Newest[] }) {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  const columns: Column<Newest>[] = [
    { key: 'reference', title: words('dashboard.order'), isName: true, cell: ({ reference }) => reference },
    { key: 'at', title: words('dashboard.placed'), cell: ({ placedAt }) => moment(placedAt) },
    { key: 'to', title: words('dashboard.to'), cell: ({ country }) => formatCountry(country, locale) },
    {
      key: 'total',
      title: words('dashboard.total'),
      isFigure: true,
      cell: ({ totalCents }) => formatMoney(totalCents, locale),
    },
  ];
  return (
    <section aria-labelledby="newest" className={style['part']}>
      <h2 id="newest">{words('dashboard.newest')}</h2>
      <DataTable
        caption={words('dashboard.newest')}
        columns={columns}
        rows={orders}
        idOf={({ reference }) => reference}
        nameOf={({ reference }) => reference}
        hrefOf={({ reference }) => pathTo('toolsOrder', locale, { reference })}
        empty={words('dashboard.newest.none')}
      />
    </section>
  );
}
