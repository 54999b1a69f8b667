import { useRevalidator } from 'react-router';
import type { AuditEntry } from '@vitrine/shared/contract/tools/tools';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { undo } from '../../api/undo.ts';
import type { Column } from '../../model/lists/table.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useAuthorName, useDifferenceWords, useSubjectName } from '../../model/audit/use-audit-names.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useActionName, useNoteName } from '../../model/use-names.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import style from './Audit.module.css';
import { differencesOf } from '../../model/audit/audit-diff.ts';

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
          entry.undoneBy !== null && <span className={style['quiet']}>{words('audit.undone')}</span>
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

const ROWS_SHOWN = 3;
const LINES_SHOWN = 12;

/** What a write was about: what stood there before, and what stands there after. */
function Changes({ entry }: { entry: AuditEntry }) {
  const words = useWords();
  const noteName = useNoteName();
  const subjectName = useSubjectName();
  const inWords = useDifferenceWords();
  const { action, changes, changeCount, subjects } = entry;
  const note = noteName(action, entry.note);
  const more = changeCount - Math.min(changes.length, ROWS_SHOWN);
  return (
    <div className={style['about']}>
      <p className={style['subjects']}>
        {subjects.slice(0, ROWS_SHOWN).map(subjectName).join(', ')} {note && words('audit.note', { note })}
      </p>
      {changes.slice(0, ROWS_SHOWN).map((change) => (
        <dl key={`${change.table}:${change.id}`} className={style['diff']}>
          {differencesOf(change)
            .slice(0, LINES_SHOWN)
            .map((difference) => inWords(change.table, difference))
            .map(({ name, before, after }) => (
              <div key={name}>
                <dt>{words('common.labelled', { label: name, text: '' })}</dt>
                <dd>
                  {before !== null && <del>{before || words('common.empty')}</del>}
                  {before !== null && after !== null && ' → '}
                  {after !== null && <ins>{after || words('common.empty')}</ins>}
                </dd>
              </div>
            ))}
        </dl>
      ))}
      {more > 0 && <p className={style['quiet']}>{words('audit.more', { count: more })}</p>}
    </div>
  );
}
