import type { RetentionRow } from '@vitrine/shared/contract/tools/retention';
import type { Column } from '../../model/lists/table.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';

/** What the shop forgets of persons by itself: of what, why it was kept, and when it last did. */
export function RetentionTable({ rows }: { rows: RetentionRow[] }) {
  const words = useWords();
  const formats = useFormats();
  const word = ({ name }: RetentionRow) => words(`retention.${name}`);
  const columns: Column<RetentionRow>[] = [
    { key: 'what', title: words('retention.what'), cell: word, isName: true },
    { key: 'basis', title: words('retention.basis'), cell: ({ basis }) => words(`retention.basis.${basis}`) },
    {
      key: 'ran',
      title: words('retention.ran'),
      cell: ({ last }) => (last ? formats.moment(last.ranAt) : words('retention.notYet')),
    },
    {
      key: 'deleted',
      title: words('retention.deleted'),
      cell: ({ last }) =>
        last?.deletedAt
          ? words('retention.deletedAt', { count: last.deleted, at: formats.moment(last.deletedAt) })
          : words('retention.nothing'),
    },
    { key: 'total', title: words('retention.total'), cell: ({ last }) => last?.total ?? 0, isFigure: true },
  ];
  return (
    <DataTable
      caption={words('retention.title')}
      columns={columns}
      rows={rows}
      idOf={({ name }) => name}
      nameOf={word}
      empty={words('retention.nothing')}
    />
  );
}
