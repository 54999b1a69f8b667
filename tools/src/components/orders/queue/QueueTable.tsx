import type { ReactNode } from 'react';
import type { QueuedOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { formatCountry, formatMoney } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { Selection } from '../../../model/lists/selection.ts';
import type { Column } from '../../../model/lists/table.ts';
import { useFormats } from '../../../model/use-formats.ts';
import { useWords } from '../../../model/use-words.ts';
import { DataTable } from '../../list/DataTable.tsx';
import style from './Orders.module.css';

interface QueueTableProps {
  orders: readonly QueuedOrder[];
  selection: Selection;
  empty: ReactNode;
}

/** Orders of a queue, a line each. */
export function QueueTable({ orders, selection, empty }: QueueTableProps) {
  const words = useWords();
  const locale = useLocale();
  return (
    <div className={style['room']}>
      <div className={style['queue']}>
        <DataTable
          caption={words('orders.caption')}
          columns={useColumns()}
          rows={orders}
          idOf={({ reference }) => reference}
          nameOf={({ reference, name }) => `${reference}, ${name}`}
          hrefOf={({ reference }) => pathTo('toolsOrder', locale, { reference })}
          selection={selection}
          empty={empty}
        />
      </div>
    </div>
  );
}

function useColumns(): Column<QueuedOrder>[] {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  return [
    {
      key: 'reference',
      title: words('orders.col.reference'),
      isName: true,
      cell: ({ reference }) => <span className="whole">{reference}</span>,
    },
    {
      key: 'at',
      title: words('orders.col.at'),
      cell: ({ placedAt }) => (
        <time dateTime={placedAt} className={style['date']}>
          {moment(placedAt)}
        </time>
      ),
    },
    { key: 'name', title: words('orders.col.name'), cell: (order) => <Who order={order} /> },
    {
      key: 'country',
      title: words('orders.col.country'),
      cell: ({ country }) => <span className={style['whole']}>{formatCountry(country, locale)}</span>,
    },
    {
      key: 'states',
      title: words('orders.col.states'),
      cell: (order) => (
        <span className={style['whole']}>
          <States order={order} />
        </span>
      ),
    },
    { key: 'amount', title: words('orders.col.amount'), isFigure: true, cell: ({ amount }) => amount },
    {
      key: 'total',
      title: words('orders.col.total'),
      isFigure: true,
      cell: ({ totalCents }) => formatMoney(totalCents, locale),
    },
  ];
}

/** Who ordered, and what whoever packs must not overlook. */
function Who({ order }: { order: QueuedOrder }) {
  const words = useWords();
  const marks = [
    order.isTakenAlong && words('orders.mark.takenAlong'),
    order.hasAnnex && words('orders.mark.annex'),
    order.hasRemarks && words('orders.mark.remarks'),
    order.notes > 0 && words('orders.mark.notes', { count: order.notes }),
  ].filter((mark) => typeof mark === 'string');
  return (
    <span className={style['who']}>
      {order.name}{' '}
      <span className={style['marks']}>
        {marks.map((mark) => (
          <span key={mark} className={style['mark']}>
            {mark}
          </span>
        ))}
      </span>
    </span>
  );
}

/** What tells most of an order: how far it is, and its money where that is not plain. */
function States({ order }: { order: QueuedOrder }) {
  const words = useWords();
  const { orderState, fulfilmentState, paymentState } = order;
  if (orderState === 'cancelled') {
    return `${words('order.state.cancelled')}, ${words(`order.payment.${paymentState}`)}`;
  }
  if (orderState === 'placed') {
    return `${words(`order.payment.${paymentState}`)} (${words(`order.method.${order.paymentMethod}`)})`;
  }
  const isPlain = paymentState === 'paid';
  const done = words(`order.fulfilment.${fulfilmentState}`);
  return isPlain ? done : `${done}, ${words(`order.payment.${paymentState}`)}`;
}
