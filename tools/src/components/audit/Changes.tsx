import type { AuditEntry } from '@vitrine/shared/contract/tools/tools';
import { useDifferenceWords, useSubjectName } from '../../model/audit/use-audit-names.ts';
import { differencesOf } from '../../model/audit/audit-diff.ts';
import { useActionName } from '../../model/use-names.ts';
import { useWords } from '../../model/use-words.ts';
import style from './Audit.module.css';

const ROWS_SHOWN = 3;
const LINES_SHOWN = 12;

/** What a write was about: what stood there before, and what stands there after. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const words = useWords();
  const actionName = useActionName();
  const subjectName = useSubjectName();
  const inWords = useDifferenceWords();
  const { action, changes, changeCount, subjects } = entry;
  // Of what is taken back, the log notes which action it was.
  const note = action === 'undo' ? actionName(entry.note) : entry.note;
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
