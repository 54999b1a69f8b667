import type { Todo } from '@vitrine/shared/contract/tools/dashboard';
import { formatCount, formatDay } from '@vitrine/shared/i18n/formats';
import { fillPath } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { TODO_LINKS } from '../../model/todo-links.ts';
import { useWords } from '../../model/use-words.ts';
import style from './Dashboard.module.css';

/** Work that waits, what is most worth doing first; each leads to where it is done. */
export function TodoList({ todo }: { todo: Todo[] }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <section aria-labelledby="todo" className={style['part']}>
      <h2 id="todo">{words('dashboard.todo')}</h2>
      {todo.length === 0 && <p>{words('dashboard.todo.none')}</p>}
      <ul className={style['todo']} role="list">
        {todo.map(({ kind, count, until }) => {
          const { page, query = {} } = TODO_LINKS[kind];
          return (
            <li key={kind}>
              <SiteLink to={withQuery(fillPath(page, locale, {}), query)}>
                <b>{formatCount(count, locale)}</b>{' '}
                <span>
                  {words(`dashboard.todo.${kind}`, { count })}
                  {until && `, ${words('dashboard.todo.until', { day: formatDay(until, locale) })}`}
                </span>
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
