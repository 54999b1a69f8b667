import { Skeleton } from '@vitrine/shared/ui/feedback/Skeleton';
import type { DataTableProps } from '../../model/lists/table.ts';
import { useRowKeys } from '../../model/lists/use-row-keys.ts';
import { useWords } from '../../model/use-words.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import style from './DataTable.module.css';
import { News } from '../Announced.tsx';

/**
 * Rows of one kind. The head stays in sight; the arrow keys, Home and End go from row to row, Enter opens, Space selects,
 * Shift selects up to there. In a narrow place each row is a small sheet of its own.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, idOf, isLoading = false, empty, selection } = props;
  const words = useWords();
  const keys = useRowKeys(rows.map(idOf), selection);
  return (
    <div className={style['box']} aria-busy={isLoading}>
      <table
        className={style['table']}
        role="table"
        ref={keys.ref}
        onKeyDown={keys.press}
        onFocus={keys.follow}
        onBlur={keys.leave}
      >
        <caption className="visually-hidden">{caption}</caption>
        <TableHead columns={columns} sort={props.sort} selection={selection} count={rows.length} />
        <tbody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={idOf(row)} {...props} row={row} isActive={idOf(row) === keys.active} />
          ))}
        </tbody>
      </table>
      {isLoading && rows.length === 0 && <Waiting text={words('table.loading')} />}
      {!isLoading && rows.length === 0 && (
        <div ref={keys.empty} tabIndex={-1} className={style['empty']}>
          {empty ?? words('table.empty')}
        </div>
      )}
    </div>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <div className={style['empty']}>
      <News className="visually-hidden" text={text} />
      <Skeleton shape="lines" lines={8} />
    </div>
  );
}
