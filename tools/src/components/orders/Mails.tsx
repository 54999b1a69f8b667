import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { Button } from '@vitrine/shared/ui/links/Button';
import { sendMailAgain } from '../../api/orders.ts';
import type { Column } from '../../model/lists/table.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useMailName } from '../../model/use-names.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import { Section } from './Section.tsx';
import { SentAgain, useSendAgain } from './SentAgain.tsx';
import style from './Order.module.css';

type Mail = ToolsOrder['mails'][number];

/** What was written to the shopper about the order; any of it can be sent once more. */
export function Mails({ order: { mails, reference, email, isForgotten } }: { order: ToolsOrder }) {
  const words = useWords();
  const { moment } = useFormats();
  const mailName = useMailName();
  const again = useSendAgain(reference, sendMailAgain);
  const columns: Column<Mail>[] = [
    { key: 'kind', title: words('order.mail'), isName: true, cell: ({ kind }) => mailName(kind) },
    { key: 'state', title: words('order.mailState'), cell: (mail) => <State mail={mail} /> },
    {
      key: 'at',
      title: words('order.at'),
      cell: ({ sentAt, createdAt }) => moment(sentAt ?? createdAt),
    },
    ...(again.isAllowed
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
  // What stands there as sent had nobody to go to.
  if (email === '' && isForgotten === false) {
    return (
      <Section title={words('order.mails')}>
        <p>{words('order.noEmail')}</p>
      </Section>
    );
  }
  return (
    <Section title={words('order.mails')}>
      <SentAgain again={again} />
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
