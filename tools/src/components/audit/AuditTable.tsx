import { useRevalidator } from 'react-router';
import type { AuditEntry } from '@vitrine/shared/contract/tools/tools';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { undo } from '../../api/undo.ts';
import type { Column } from '../../model/lists/table.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useAuthorName } from '../../model/audit/use-audit-names.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useActionName } from '../../model/use-names.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Changes } from './Changes.tsx';
import style from './Audit.module.css';

interface AuditTableProps {
  caption: string;
  entries: AuditEntry[];
}

/** The same below a heading of its own, for the page of one record; nothing while nothing was done. */
export function History({ caption, entries }: AuditTableProps) {
  if (entries.length === 0) return null;
  return (
    <section className={style['history']}>
      <h2>{caption}</h2>
      <AuditTable caption={caption} entries={entries} />
    </section>
  );
}

/** What was done, by whom, with what it changed, and the way back where there still is one. */
export function AuditTable({ caption, entries }: AuditTableProps) {
  const words = useWords();
  const formats = useFormats();
  const { take, failure } = useUndo();
  const actionName = useActionName();
  const authorName = useAuthorName();
  const nameOf = ({ at, action }: AuditEntry) => `${formats.moment(at)}, ${actionName(action)}`;
  const columns: Column<AuditEntry>[] = [
    { key: 'at', title: words('audit.at'), isName: true, cell: ({ at }) => formats.moment(at) },
    { key: 'who', title: words('audit.who'), cell: ({ email }) => authorName(email) },
    {
      key: 'what',
      title: words('audit.what'),
      cell: ({ action }) => actionName(action),
    },
    { key: 'changes', title: words('audit.changes'), cell: (entry) => <Changes entry={entry} /> },
    {
      key: 'ways',
      title: words('audit.back'),
      cell: (entry) =>
        entry.isUndoable ? (
          <Button
            variant="quiet"
            className={style['word']}
            aria-label={words('audit.undoOf', { name: nameOf(entry) })}
            onClick={() => void take(entry)}
          >
            {words('undo.undo')}
          </Button>
        ) : (
          <span className={style['quiet']}>{entry.undoneBy !== null && words('audit.undone')}</span>
        ),
    },
  ];
  return (
    <>
      <RequestFailed failure={failure} />
      <DataTable
        caption={caption}
        columns={columns}
        rows={entries}
        idOf={({ id }) => String(id)}
        nameOf={nameOf}
        empty={words('audit.none')}
      />
    </>
  );
}

function useUndo() {
  const words = useWords();
  const actionName = useActionName();
  const { browserApi } = useRemote();
  const { revalidate } = useRevalidator();
  const offer = useOfferUndo();
  const { run, failure } = useAction(
    async (entry: AuditEntry) => {
      const answer = await undo(browserApi, entry.id);
      return answer.ok ? { ...answer, value: { ...answer.value, entry } } : answer;
    },
    async ({ auditId, entry, stays }) => {
      offer({ text: words('undo.undone', { text: actionName(entry.action) }), auditId, stays });
      await revalidate();
    },
  );
  return { take: run, failure };
}
