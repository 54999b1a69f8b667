import type { Order } from '@vitrine/shared/contract/orders/order';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import type { OrderLink } from '../../api/orders.ts';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';
import style from './OrderAddress.module.css';

/** The way to the withdrawal, in the words of the law: for whoever is late too, who is told what the shop knows. */
export function OrderWithdraw({ order, link }: { order: Order; link: OrderLink }) {
  const words = useWords();
  const locale = useLocale();
  const { withdrawal } = order;
  if (!withdrawal?.isOpen && !withdrawal?.isLate) return null;
  const { until, isLate } = withdrawal;
  return (
    <Step id="order-withdraw" title={words('order.withdraw.title')}>
      <p className={style['text']}>
        {until
          ? words(isLate ? 'order.withdraw.late' : 'order.withdraw.until', { day: formatDay(until, locale) })
          : words('order.withdraw.open')}
      </p>
      <div>
        <ButtonLink to={withQuery(pathTo('withdraw', locale), { ...link })} variant="quiet">
          {words('withdraw.title')}
        </ButtonLink>
      </div>
    </Step>
  );
}
