import { useIntl } from 'react-intl';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { formatDay, formatTime } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';
import style from './OrderHistory.module.css';

export function OrderHistory({ order }: { order: Order }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <Step id="order-history" title={words('order.history')}>
      <ol className={style['history']} role="list">
        {order.history.map((step, index) => (
          <li key={index}>
            <time dateTime={step.at}>{`${formatDay(step.at, locale)}, ${formatTime(step.at, locale)}`}</time>
            <StepWords kind={step.kind} state={step.state} />
          </li>
        ))}
      </ol>
    </Step>
  );
}

/** A newer shop may know states that this page does not: their own word is better than none. */
function StepWords({ kind, state }: { kind: string; state: string }) {
  const { messages, formatMessage } = useIntl();
  const text = (id: string, otherwise: string) => (id in messages ? formatMessage({ id }) : otherwise);
  const subject = text(kind === 'order' ? 'order.state' : `order.${kind}`, kind);
  const values = { label: subject, text: text(`state.${kind}.${state}`, state) };
  return <span>{formatMessage({ id: 'common.labelled' }, values)}</span>;
}
