import type { ClosingRow } from '@vitrine/shared/contract/tools/closings';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { useListAddress } from '../../model/lists/list-address.ts';
import { useMay } from '../../model/current-staff.ts';
import type { Column } from '../../model/lists/table.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import box from '../form/Box.module.css';
import style from './Closings.module.css';

interface ClosingTableProps {
  closings: ClosingRow[];
  onEnd(closing: ClosingRow): void;
  onDelete(closing: ClosingRow): void;
}

/** The one that holds, those to come, those that are over. */
export function ClosingTable({ closings, ...ways }: ClosingTableProps) {
  const words = useWords();
  const formats = useFormats();
  const locale = useLocale();
  const mayWrite = useMay('shop-write');
  const { hrefWith } = useListAddress();
  const nameOf = (row: ClosingRow) =>
    `${words(`closings.reason.${row.reason}`)}, ${formats.moment(row.startsAt)}`;
  const columns: Column<ClosingRow>[] = [
    {
      key: 'reason',
      title: words('closings.reason'),
      isName: true,
      cell: ({ reason }) => words(`closings.reason.${reason}`),
    },
    {
      key: 'phase',
      title: words('closings.state'),
      cell: ({ phase }) => (
        <span className={style['phase']} data-phase={phase}>
          {words(`closings.phase.${phase}`)}
        </span>
      ),
    },
    { key: 'from', title: words('closings.startsAt'), cell: ({ startsAt }) => formats.moment(startsAt) },
    { key: 'to', title: words('closings.endsAt'), cell: ({ endsAt }) => formats.moment(endsAt) },
    {
      key: 'checkout',
      title: words('closings.checkout'),
      cell: ({ mode, shipsFrom }) =>
        shipsFrom
          ? words('closings.shipsFromDay', { day: formatDay(shipsFrom, locale) })
          : words(mode === 'paused' ? 'closings.paused' : 'closings.delayed'),
    },
    ...(mayWrite ? [waysColumn(words, nameOf, ways)] : []),
  ];
  return (
    <DataTable
      caption={words('closings.title')}
      columns={columns}
      rows={closings}
      idOf={({ id }) => String(id)}
      nameOf={nameOf}
      {...(mayWrite && { hrefOf: ({ id }: ClosingRow) => hrefWith({ edit: id }) })}
      empty={words('closings.none')}
    />
  );
}

function waysColumn(
  words: ReturnType<typeof useWords>,
  nameOf: (row: ClosingRow) => string,
  { onEnd, onDelete }: Omit<ClosingTableProps, 'closings'>,
): Column<ClosingRow> {
  return {
    key: 'ways',
    title: words('closings.ways'),
    cell: (row) => (
      <span className={box['ways']}>
        {row.phase === 'now' && (
          <Button
            variant="quiet"
            aria-label={words('closings.endOf', { name: nameOf(row) })}
            onClick={() => onEnd(row)}
          >
            {words('closings.end')}
          </Button>
        )}
        {row.phase === 'coming' && (
          <Button
            variant="quiet"
            aria-label={words('closings.deleteOf', { name: nameOf(row) })}
            onClick={() => onDelete(row)}
          >
            {words('closings.delete')}
          </Button>
        )}
      </span>
    ),
  };
}
