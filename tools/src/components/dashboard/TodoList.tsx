import { TODO_KINDS, type Todo, type TodoKind } from '@vitrine/shared/contract/tools/operations/dashboard';
import { formatCount, formatDay } from '@vitrine/shared/i18n/formats';
import { fillPath } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useWords } from '../../model/use-words.ts';
import style from './Dashboard.module.css';
import type { InsectState } from '@vitrine/shared/contract/tools/catalogue';
import type { OrderQueue } from '@vitrine/shared/contract/tools/orders/orders';
import type { ToolName } from '../../model/tool-pages.ts';

interface TodoTarget {
  page: ToolName;
  query?: { queue: OrderQueue } | { state: InsectState };
}

/** Where each kind of work is done. */
const TODO_LINKS: Record<TodoKind, TodoTarget> = {
  'to-pack': { page: 'toolsOrders', query: { queue: 'pack' } },
  permit: { page: 'toolsOrders', query: { queue: 'permit' } },
  transfer: { page: 'toolsOrders', query: { queue: 'transfer' } },
  'late-withdrawal': { page: 'toolsOrders', query: { queue: 'returns' } },
  withdrawal: { page: 'toolsOrders', query: { queue: 'returns' } },
  'refused-e-invoice': { page: 'toolsOrders', query: { queue: 'e-invoice' } },
  'pound-rate': { page: 'toolsSettings' },
  'new-texts': { page: 'toolsTexts' },
  'dead-mail': { page: 'toolsMails' },
  'dead-picture': { page: 'toolsImagesInsect' },
  draft: { page: 'toolsInsects', query: { state: 'draft' } },
  'no-picture': { page: 'toolsInsects', query: { state: 'no-picture' } },
  'no-flaws': { page: 'toolsInsects', query: { state: 'no-flaws' } },
  'no-document': { page: 'toolsInsects', query: { state: 'no-document' } },
  'no-family': { page: 'toolsMissingFamily' },
  'no-origin': { page: 'toolsMissingOrigin' },
  'odd-spaces': { page: 'toolsSpacesInsects' },
};

const isKnown = (one: Todo): one is Todo & { kind: TodoKind } => TODO_KINDS.some((kind) => kind === one.kind);

/** Work that waits, what is most worth doing first; each leads to where it is done. What only a newer release knows is skipped. */
export function TodoList({ todo }: { todo: Todo[] }) {
  const words = useWords();
  const locale = useLocale();
  const known = todo.filter(isKnown);
  return (
    <section aria-labelledby="todo" className={style['part']}>
      <h2 id="todo">{words('dashboard.todo')}</h2>
      {known.length === 0 && <p>{words('dashboard.todo.none')}</p>}
      <ul className={style['todo']} role="list">
        {known.map(({ kind, count, until }) => {
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
