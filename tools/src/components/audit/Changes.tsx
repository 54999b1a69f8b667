import type { AuditEntry } from '@vitrine/shared/contract/tools';
import { differencesOf } from '../../model/audit-diff.ts';
import { useWords } from '../../model/use-words.ts';
import style from './Audit.module.css';

const ROWS_SHOWN = 3;
const LINES_SHOWN = 12;

/** What a write was about: what stood there before, and what stands there after. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const words = useWords();
  const { changes, changeCount, subjects, note } = entry;
  const more = changeCount - Math.min(changes.length, ROWS_SHOWN);
  return (
    <div className={style['about']}>
      <p className={style['subjects']}>
        {subjects.slice(0, ROWS_SHOWN).join(', ')} {note && `“${note}”`}
      </p>
      {changes.slice(0, ROWS_SHOWN).map((change) => (
        <dl key={`${change.table}:${change.id}`} className={style['diff']}>
          {differencesOf(change)
            .slice(0, LINES_SHOWN)
            .map(({ name, before, after }) => (
              <div key={name}>
                <dt>{name}: </dt>
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
