import type { StockFigures, StockLot } from '@vitrine/shared/contract/tools/operations/dashboard';
import { formatCount, formatDay, formatMoney } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { Column } from '../../model/lists/table.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import style from './Dashboard.module.css';

/** What lies in the drawers: what it is worth, what runs out, and what nobody takes. */
export function StockPart({ stock }: { stock: StockFigures }) {
  const words = useWords();
  const locale = useLocale();
  const counted = (lots: number, cents: number) =>
    words('dashboard.lots', { count: lots, value: formatMoney(cents, locale) });
  return (
    <section aria-labelledby="stock" className={style['part']}>
      <h2 id="stock">{words('dashboard.stock')}</h2>
      <p>{counted(stock.lots, stock.cents)}</p>
      <h3>{words('dashboard.low')}</h3>
      <Lots caption={words('dashboard.low')} lots={stock.low} empty={words('dashboard.low.none')} />
      <h3>{words('dashboard.dead')}</h3>
      {stock.deadLots > 0 && <p>{counted(stock.deadLots, stock.deadCents)}</p>}
      <Lots caption={words('dashboard.dead')} lots={stock.dead} empty={words('dashboard.dead.none')} />
    </section>
  );
}

function Lots({ caption, lots, empty }: { caption: string; lots: StockLot[]; empty: string }) {
  const words = useWords();
  const locale = useLocale();
  const columns: Column<StockLot>[] = [
    {
      key: 'name',
      title: words('missing.lot'),
      isName: true,
      cell: ({ reference, name }) => (
        <>
          {reference} <i>{name}</i>
        </>
      ),
    },
    {
      key: 'left',
      title: words('dashboard.left'),
      isFigure: true,
      cell: ({ available }) => formatCount(available, locale),
    },
    {
      key: 'price',
      title: words('dashboard.price'),
      isFigure: true,
      cell: ({ priceCents }) => formatMoney(priceCents, locale),
    },
    { key: 'since', title: words('dashboard.since'), cell: ({ since }) => formatDay(since, locale) },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={lots}
      idOf={({ id }) => String(id)}
      nameOf={({ reference }) => reference}
      hrefOf={({ id }) => pathTo('toolsInsect', locale, { id: String(id) })}
      empty={empty}
    />
  );
}
