import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import type { OrderAction } from '@vitrine/shared/contract/tools/names';
import { useFormats } from '../../model/use-formats.ts';
import { useNoteName } from '../../model/use-names.ts';
import { useWords, type MessageId } from '../../model/use-words.ts';
import { Fold } from './Fold.tsx';
import style from './Order.module.css';

const ACTIONS: Record<OrderAction, MessageId> = {
  'orders.place': 'order.action.place',
  'orders.prepare': 'order.action.prepare',
  'orders.permit': 'order.action.permit',
  'orders.ship': 'order.action.ship',
  'orders.deliver': 'order.action.deliver',
  'orders.cancel': 'order.action.cancel',
  'orders.refund': 'order.action.refund',
  'orders.return': 'order.action.return',
  'orders.judge': 'order.action.judge',
  'orders.repay': 'order.action.repay',
  'orders.transfer': 'order.action.transfer',
  'orders.address': 'order.action.address',
  'orders.contact': 'order.action.contact',
  'orders.cash': 'order.action.cash',
  'orders.lines': 'order.action.lines',
  'orders.join': 'order.action.join',
  'orders.split': 'order.action.split',
  'orders.note': 'order.action.note',
  'orders.mail': 'order.action.mail',
  'orders.e-invoice': 'order.action.eInvoice',
};

const isOrderAction = (action: string): action is OrderAction => Object.hasOwn(ACTIONS, action);

/** What the log says that staff did with the order. */
export function Log({ actions }: Pick<ToolsOrder, 'actions'>) {
  const words = useWords();
  const noteName = useNoteName();
  const { moment } = useFormats();
  if (actions.length === 0) return null;
  return (
    <Fold title={words('order.log')}>
      <ul className={style['entries']} role="list">
        {actions.map(({ id, at, by, action, note }) => {
          return (
            <li key={id}>
              <strong>{isOrderAction(action) ? words(ACTIONS[action]) : action}</strong> · {by} · {moment(at)}
              {note && <span className={style['small']}>{noteName(action, note)}</span>}
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
