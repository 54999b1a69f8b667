import type { MailRow } from '@vitrine/shared/contract/tools/operations/operations';
import { fillPath } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import type { Column } from '../../model/lists/table.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useMailName } from '../../model/use-names.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import style from './Mails.module.css';

interface MailTableProps {
  mails: MailRow[];
  isBusy: boolean;
  onRetry(mail: MailRow): void;
}

/** Mails, newest first, with what became of each. */
export function MailTable({ mails, isBusy, onRetry }: MailTableProps) {
  const words = useWords();
  const formats = useFormats();
  const locale = useLocale();
  const mailName = useMailName();
  const nameOf = ({ kind, to }: MailRow) => `${mailName(kind)} ${to}`.trim();
  const columns: Column<MailRow>[] = [
    { key: 'at', title: words('mails.at'), isName: true, cell: ({ createdAt }) => formats.moment(createdAt) },
    { key: 'kind', title: words('mails.kind'), cell: ({ kind }) => mailName(kind) },
    { key: 'to', title: words('mails.to'), cell: ({ to }) => to || '–' },
    {
      key: 'about',
      title: words('mails.about'),
      cell: ({ about }) =>
        about ? (
          <SiteLink to={fillPath('toolsOrder', locale, { reference: about })} className="whole">
            {about}
          </SiteLink>
        ) : (
          '–'
        ),
    },
    { key: 'state', title: words('mails.state'), cell: (mail) => <State mail={mail} /> },
    { key: 'tries', title: words('mails.tries'), isFigure: true, cell: ({ attempts }) => attempts },
    {
      key: 'ways',
      title: words('mails.ways'),
      cell: (mail) =>
        mail.state === 'dead' && (
          <Button
            variant="quiet"
            busy={isBusy}
            aria-label={words('mails.retryOf', { name: nameOf(mail) })}
            onClick={() => onRetry(mail)}
          >
            {words('mails.retry')}
          </Button>
        ),
    },
  ];
  return (
    <div className={style['list']}>
      <DataTable
        caption={words('mails.title')}
        columns={columns}
        rows={mails}
        idOf={({ id }) => String(id)}
        nameOf={nameOf}
        empty={words('mails.none')}
      />
    </div>
  );
}

function State({ mail: { state, sentAt, nextAt, attempts, error } }: { mail: MailRow }) {
  const words = useWords();
  const formats = useFormats();
  return (
    <>
      <span className={style['state']} data-state={state}>
        {words(`mails.state.${state}`)}
        {state === 'sent' && sentAt && `, ${formats.moment(sentAt)}`}
        {state === 'waiting' && attempts > 0 && `, ${words('mails.next', { at: formats.moment(nextAt) })}`}
      </span>
      {error && (
        <span className={style['error']} lang="en">
          {' '}
          {error}
        </span>
      )}
    </>
  );
}
