import type { BulkLine, BulkPreview } from '@vitrine/shared/contract/tools-catalogue';
import { Button } from '@vitrine/shared/ui/Button';
import type { Column } from '../../model/table.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../DataTable.tsx';
import style from './Insects.module.css';

interface BulkLinesProps {
  preview: BulkPreview;
  isBusy: boolean;
  onApply(seen: string): void;
}

/** What a change makes of each lot: refused ones first, for they want looking at. */
export function BulkLines({ preview, isBusy, onApply }: BulkLinesProps) {
  const words = useWords();
  const { lines, changed, unchanged, refused, seen } = preview;
  const first = lines.toSorted((one, other) => Number(other.refused !== '') - Number(one.refused !== ''));
  return (
    <>
      <p role="status">{words('bulk.sum', { changed, unchanged, refused })}</p>
      <div className={style['lines']} tabIndex={0} role="region" aria-label={words('bulk.caption')}>
        <DataTable
          caption={words('bulk.caption')}
          columns={useColumns()}
          rows={first}
          idOf={({ id }) => String(id)}
          nameOf={({ name, reference }) => `${name}, ${reference}`}
        />
      </div>
      {changed > 0 && (
        <div>
          <Button busy={isBusy} onClick={() => onApply(seen)}>
            {words('bulk.apply', { count: changed })}
          </Button>
        </div>
      )}
    </>
  );
}

function useColumns(): Column<BulkLine>[] {
  const words = useWords();
  return [
    {
      key: 'name',
      title: words('insects.col.name'),
      isName: true,
      cell: ({ name, reference }) => `${reference} ${name}`,
    },
    { key: 'before', title: words('bulk.before'), isFigure: true, cell: ({ before }) => before },
    {
      key: 'after',
      title: words('bulk.after'),
      isFigure: true,
      cell: ({ after, refused }) => (refused ? <span className={style['refused']}>{refused}</span> : after),
    },
  ];
}
