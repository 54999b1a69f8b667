import type { Import } from '@vitrine/shared/contract/tools/import';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { Column } from '../../model/lists/table.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';

/** The last files that were sent, and what came of them. */
export function FileTable({ imports }: { imports: Import[] }) {
  const words = useWords();
  const { moment } = useFormats();
  const locale = useLocale();
  const columns: Column<Import>[] = [
    { key: 'name', title: words('import.col.file'), cell: ({ name }) => name || '—', isName: true },
    { key: 'at', title: words('import.col.at'), cell: ({ at }) => moment(at) },
    { key: 'by', title: words('import.col.by'), cell: ({ by }) => by },
    { key: 'lines', title: words('import.col.lines'), cell: ({ lines }) => lines, isFigure: true },
    {
      key: 'state',
      title: words('import.col.state'),
      cell: ({ state, counts, isStopped }) =>
        isStopped ? words('import.stopped') : words(`import.state.${state}`, counts),
    },
  ];
  return (
    <DataTable
      caption={words('import.files')}
      columns={columns}
      rows={imports}
      idOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => withQuery(pathTo('toolsImport', locale), { id })}
      empty={words('import.noFiles')}
    />
  );
}
