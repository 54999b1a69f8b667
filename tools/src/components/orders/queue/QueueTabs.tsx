import { COUNTED_UP_TO, ORDER_QUEUES, type OrderList } from '@vitrine/shared/contract/tools/orders';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useListAddress } from '../../../model/lists/list-address.ts';
import { useWords } from '../../../model/use-words.ts';
import style from './Orders.module.css';

/** The queues with how many wait in each; all orders and refused e-invoices are not counted. */
export function QueueTabs({ counts, current }: { counts: OrderList['counts']; current: string }) {
  const words = useWords();
  const { hrefWith } = useListAddress();
  // Led to from what is to do: most shops never see an e-invoice refused.
  const shown = ORDER_QUEUES.filter((queue) => queue !== 'e-invoice' || queue === current);
  return (
    <nav aria-label={words('orders.queues')}>
      <ul className={style['tabs']} role="list">
        {shown.map((queue) => (
          <li key={queue}>
            <SiteLink
              to={hrefWith({ queue: queue === 'pack' ? null : queue })}
              {...(queue === current && { 'aria-current': 'page' as const })}
            >
              {words(`orders.queue.${queue}`)}{' '}
              {queue in counts && queue !== 'all' && <Count count={counts[queue] ?? 0} />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className={style['count']} data-none={count === 0 || undefined}>
      {count >= COUNTED_UP_TO ? `${COUNTED_UP_TO}+` : count}
    </span>
  );
}
