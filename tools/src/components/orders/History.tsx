import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import type { Column } from '../../model/lists/table.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords, type MessageId } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import { Section } from './Section.tsx';

type Entry = ToolsOrder['history'][number] & { id: string };

/** Every step of the three states, of refunds and withdrawals: when, and by whom. */
export function History({ history }: Pick<ToolsOrder, 'history'>) {
  const words = useWords();
  const { moment } = useFormats();
  const columns: Column<Entry>[] = [
    { key: 'at', title: words('order.at'), isName: true, cell: ({ at }) => moment(at) },
    { key: 'what', title: words('order.what'), cell: (entry) => <What entry={entry} /> },
    { key: 'by', title: words('order.by'), cell: ({ by, kind }) => by || words(byItself(kind)) },
  ];
  const entries = history.map((entry, index) => ({ ...entry, id: String(index) }));
  return (
    <Section title={words('order.history')}>
      <DataTable
        caption={words('order.history')}
        columns={columns}
        rows={entries.toReversed()}
        idOf={({ id }) => id}
        nameOf={({ at }) => at}
      />
    </Section>
  );
}

const byItself = (kind: string): MessageId => {
  if (kind === 'chargeback') return 'order.byBank';
  return kind === 'withdrawal' ? 'order.byShopper' : 'order.byShop';
};

const STATES: Record<string, Record<string, MessageId>> = {
  order: {
    placed: 'order.state.placed',
    confirmed: 'order.state.confirmed',
    completed: 'order.state.completed',
    cancelled: 'order.state.cancelled',
  },
  payment: {
    open: 'order.payment.open',
    pending: 'order.payment.pending',
    paid: 'order.payment.paid',
    'part-refunded': 'order.payment.part-refunded',
    refunded: 'order.payment.refunded',
    failed: 'order.payment.failed',
    cancelled: 'order.payment.cancelled',
    expired: 'order.payment.expired',
  },
  fulfilment: {
    waiting: 'order.fulfilment.waiting',
    preparing: 'order.fulfilment.preparing',
    'permit-wait': 'order.fulfilment.permit-wait',
    shipped: 'order.fulfilment.shipped',
    delivered: 'order.fulfilment.delivered',
    'return-announced': 'order.fulfilment.return-announced',
    returned: 'order.fulfilment.returned',
  },
  refund: {
    due: 'order.refunded.due',
    asked: 'order.refunded.asked',
    done: 'order.refunded.done',
    failed: 'order.refunded.failed',
  },
  withdrawal: { received: 'order.withdrawalReceived' },
  lines: { 'taken-out': 'order.linesTakenOut' },
  join: { joined: 'order.parcelJoined', split: 'order.parcelSplit' },
  contact: { mended: 'order.contactMended' },
  chargeback: { taken: 'order.chargeback.taken', reversed: 'order.chargeback.reversed' },
};
const KINDS: Record<string, MessageId> = {
  order: 'order.kind.order',
  payment: 'order.kind.payment',
  fulfilment: 'order.kind.fulfilment',
  refund: 'order.kind.refund',
  withdrawal: 'order.kind.withdrawal',
  lines: 'order.kind.lines',
  join: 'order.kind.join',
  contact: 'order.kind.contact',
  chargeback: 'order.kind.chargeback',
};

/** A word of a newer server that this page does not know is shown as it came. */
function What({ entry: { kind, state } }: { entry: Entry }) {
  const words = useWords();
  const named = KINDS[kind];
  const said = STATES[kind]?.[state];
  return words('common.labelled', {
    label: named ? words(named) : kind,
    text: said ? words(said) : state,
  });
}
