import { useRevalidator } from 'react-router';
import type { Audited } from '@vitrine/shared/contract/tools/tools';
import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { sendMailAgain } from '../../api/orders.ts';
import { useMay } from '../../model/current-staff.ts';
import { useIdempotencyKey } from '@vitrine/shared/forms/use-idempotency-key';
import type { Column } from '../../model/lists/table.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useFormats } from '../../model/use-formats.ts';
import { useMailName } from '../../model/use-names.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Section } from './Section.tsx';
import style from './Order.module.css';

type Mail = ToolsOrder['mails'][number];

/** What was written to the shopper about the order; any of it can be sent once more. */
export function Mails({ order: { mails, reference } }: { order: ToolsOrder }) {
  const words = useWords();
  const { moment } = useFormats();
  const mailName = useMailName();
  const { browserApi } = useRemote();
  const { revalidate } = useRevalidator();
  const intent = useIdempotencyKey();
  const mayWrite = useMay('orders-write');
  const again = useAction<number, Audited>(
    (id) => sendMailAgain(browserApi, reference, id, intent.keyFor(id)),
    async () => {
      intent.done();
      await revalidate();
    },
  );
  const columns: Column<Mail>[] = [
    { key: 'kind', title: words('order.mail'), isName: true, cell: ({ kind }) => mailName(kind) },
    { key: 'state', title: words('order.mailState'), cell: (mail) => <State mail={mail} /> },
    {
      key: 'at',
      title: words('order.at'),
      cell: ({ sentAt, createdAt }) => moment(sentAt ?? createdAt),
    },
    ...(mayWrite
      ? [
          {
            key: 'again',
            title: words('order.mailAgain'),
            // What waits goes by itself.
            cell: ({ id, kind, state }: Mail) =>
              state !== 'waiting' && (
                <Button variant="quiet" busy={again.isBusy} onClick={() => void again.run(id)}>
                  {words('order.sendAgain')}
                  <span className="visually-hidden">: {mailName(kind)}</span>
                </Button>
              ),
          },
        ]
      : []),
  ];
  return (
    <Section title={words('order.mails')}>
      <RequestFailed failure={again.failure} />
      <DataTable
        caption={words('order.mails')}
        columns={columns}
        rows={mails}
        idOf={({ id }) => String(id)}
        nameOf={({ kind }) => mailName(kind)}
      />
    </Section>
  );
}

function State({ mail: { state, lastError } }: { mail: Mail }) {
  const words = useWords();
  return (
    <>
      {words(`order.mail.${state}`)}
      {lastError && (
        <span className={style['fault']} lang="en">
          {lastError}
        </span>
      )}
    </>
  );
}
