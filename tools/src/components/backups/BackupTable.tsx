import type { Backups } from '@vitrine/shared/contract/tools/operations/backups';
import { Button } from '@vitrine/shared/ui/links/Button';
import { backupAddress } from '../../api/shop/backups.ts';
import type { Column } from '../../model/lists/table.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import style from './Backups.module.css';

type Backup = Backups['backups'][number];

interface BackupTableProps {
  backups: Backup[];
  onDelete(name: string): void;
}

export function BackupTable({ backups, onDelete }: BackupTableProps) {
  const words = useWords();
  const formats = useFormats();
  const columns: Column<Backup>[] = [
    { key: 'at', title: words('backups.at'), cell: ({ takenAt }) => formats.moment(takenAt), isName: true },
    {
      key: 'size',
      title: words('backups.size'),
      cell: ({ bytes }) => formats.megabytes(bytes),
      isFigure: true,
    },
    {
      key: 'ways',
      title: words('backups.ways'),
      cell: (backup) => <Ways backup={backup} onDelete={onDelete} />,
    },
  ];
  return (
    <DataTable
      caption={words('backups.title')}
      columns={columns}
      rows={backups}
      idOf={({ name }) => name}
      nameOf={({ takenAt }) => formats.moment(takenAt)}
      empty={words('backups.none')}
    />
  );
}

function Ways({ backup, onDelete }: { backup: Backup } & Pick<BackupTableProps, 'onDelete'>) {
  const words = useWords();
  const at = useFormats().moment(backup.takenAt);
  return (
    <span className={style['ways']}>
      <a href={backupAddress(backup.name)} download aria-label={words('backups.fetchOf', { at })}>
        {words('backups.fetch')}
      </a>
      <Button
        variant="quiet"
        aria-label={words('backups.deleteOf', { at })}
        onClick={() => onDelete(backup.name)}
      >
        {words('backups.delete')}
      </Button>
    </span>
  );
}
