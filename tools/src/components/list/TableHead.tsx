import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import type { Column } from '../../model/lists/table.ts';
import { useListAddress } from '../../model/lists/list-address.ts';
import type { Selection } from '../../model/lists/selection.ts';
import { useWords } from '../../model/use-words.ts';
import style from './DataTable.module.css';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: string | undefined;
  selection: Selection | undefined;
  count: number;
}

export function TableHead<Row>({ columns, sort = '', selection, count }: TableHeadProps<Row>) {
  return (
    <thead className={style['head']} role="rowgroup">
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" className={style['pick']}>
            {count > 0 && <SelectAll selection={selection} count={count} />}
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            role="columnheader"
            scope="col"
            data-figure={column.isFigure || undefined}
            aria-sort={directionOf(column, sort)}
          >
            <Title column={column} direction={directionOf(column, sort)} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

type Direction = 'ascending' | 'descending' | undefined;

function directionOf({ sort: name }: Column<never>, sort: string): Direction {
  if (!name) return undefined;
  if (sort === `${name}:asc`) return 'ascending';
  return sort === `${name}:desc` ? 'descending' : undefined;
}

function Title({ column: { title, sort }, direction }: { column: Column<never>; direction: Direction }) {
  const words = useWords();
  const { hrefWith } = useListAddress();
  if (!sort) return title;
  const isUpNext = direction !== 'ascending';
  return (
    <SiteLink
      to={hrefWith({ sort: `${sort}:${isUpNext ? 'asc' : 'desc'}` })}
      className={style['sort']}
      data-direction={direction}
      aria-label={words(isUpNext ? 'table.sortUp' : 'table.sortDown', { title })}
      keepsScroll
    >
      {title}
      <Icon name="chevron" />
    </SiteLink>
  );
}

function SelectAll({ selection: { ids, setAll }, count }: { selection: Selection; count: number }) {
  const words = useWords();
  const isAll = ids.size === count;
  const showPart = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = ids.size > 0 && !isAll;
  };
  return (
    <label className={style['all']}>
      <span>{words('table.selectAll')}</span>
      <input
        type="checkbox"
        ref={showPart}
        className={style['box-of']}
        aria-label={words('table.selectAll')}
        checked={isAll}
        onChange={() => setAll(!isAll)}
      />
    </label>
  );
}
