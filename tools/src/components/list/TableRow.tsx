import type { MouseEvent, ReactNode } from 'react';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import type { Column, DataTableProps } from '../../model/lists/table.ts';
import { HANDLE } from '../../model/lists/use-row-keys.ts';
import { useWords } from '../../model/use-words.ts';

import style from './DataTable.module.css';

interface TableRowProps<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'idOf' | 'nameOf' | 'hrefOf' | 'selection'
> {
  row: Row;
  /** The one row of the table that the Tab key stops at. */
  isActive: boolean;
}

export function TableRow<Row>({
  row,
  columns,
  idOf,
  nameOf,
  hrefOf,
  selection,
  isActive,
}: TableRowProps<Row>) {
  const id = idOf(row);
  const handle = { [HANDLE]: id, tabIndex: isActive ? 0 : -1 };
  const isSelected = selection?.has(id) ?? false;
  return (
    <tr role="row" data-row={id} data-selected={isSelected || undefined}>
      {selection && (
        <td role="cell" className={style['pick']}>
          <Pick
            selection={selection}
            id={id}
            name={nameOf(row)}
            handle={hrefOf ? { tabIndex: -1 } : handle}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.key} column={column}>
          {column.isName && hrefOf ? (
            <SiteLink to={hrefOf(row)} className={style['name']} {...handle}>
              {column.cell(row)}
            </SiteLink>
          ) : (
            column.cell(row)
          )}
        </Cell>
      ))}
    </tr>
  );
}

function Cell({ column, children }: { column: Column<never>; children: ReactNode }) {
  const shared = { 'data-title': column.title, 'data-figure': column.isFigure || undefined };
  if (!column.isName)
    return (
      <td role="cell" {...shared}>
        {children}
      </td>
    );
  return (
    <th role="rowheader" scope="row" {...shared}>
      {children}
    </th>
  );
}

interface PickProps {
  selection: NonNullable<DataTableProps<never>['selection']>;
  id: string;
  name: string;
  handle: Record<string, string | number>;
}

function Pick({ selection, id, name, handle }: PickProps) {
  const words = useWords();
  const press = (event: MouseEvent) => {
    if (event.shiftKey) selection.selectTo(id);
    else selection.toggle(id);
  };
  return (
    <input
      type="checkbox"
      {...handle}
      className={style['box-of']}
      aria-label={words('table.select', { name })}
      checked={selection.has(id)}
      onClick={press}
      readOnly
    />
  );
}
