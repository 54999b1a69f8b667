import { FIRST_INSECT_SORT, type InsectRow } from '@vitrine/shared/contract/tools/catalogue';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { useListAddress } from '../../../model/lists/list-address.ts';
import type { Selection } from '../../../model/lists/selection.ts';
import type { Column } from '../../../model/lists/table.ts';
import { useFormats } from '../../../model/use-formats.ts';
import { useWords, type MessageId } from '../../../model/use-words.ts';
import { DataTable } from '../../list/DataTable.tsx';
import style from './Insects.module.css';

interface InsectTableProps {
  rows: readonly InsectRow[];
  /** Null for whoever may only look. */
  selection: Selection | null;
}

/** Lots, a line each. */
export function InsectTable({ rows, selection }: InsectTableProps) {
  const words = useWords();
  const locale = useLocale();
  const { get } = useListAddress();
  return (
    <div className={style['list']}>
      <DataTable
        caption={words('insects.caption')}
        columns={useColumns()}
        rows={rows}
        idOf={({ id }) => String(id)}
        nameOf={({ name, reference }) => `${name}, ${reference}`}
        hrefOf={({ id }) => pathTo('toolsInsect', locale, { id: String(id) })}
        sort={get('sort') || FIRST_INSECT_SORT}
        {...(selection && { selection })}
        empty={words('insects.empty')}
      />
    </div>
  );
}

function useColumns(): Column<InsectRow>[] {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  return [
    {
      key: 'name',
      title: words('insects.col.name'),
      sort: 'name',
      isName: true,
      cell: (row) => <Name row={row} />,
    },
    {
      key: 'reference',
      title: words('insects.col.reference'),
      sort: 'reference',
      cell: ({ reference }) => <span className={style['reference']}>{reference}</span>,
    },
    {
      key: 'family',
      title: words('insects.family'),
      cell: ({ family }) =>
        family ? family.name[locale] : <span className={style['lacking']}>{words('insects.noFamily')}</span>,
    },
    { key: 'state', title: words('insects.col.state'), cell: (row) => words(stateOf(row)) },
    {
      key: 'price',
      title: words('insects.col.price'),
      sort: 'price',
      isFigure: true,
      cell: ({ priceCents }) => formatMoney(priceCents, locale),
    },
    {
      key: 'stock',
      title: words('insects.col.stock'),
      isFigure: true,
      cell: ({ onHand, reserved }) =>
        reserved > 0 ? words('insects.reserved', { onHand, reserved }) : String(onHand),
    },
    {
      key: 'pictures',
      title: words('insects.col.pictures'),
      isFigure: true,
      cell: ({ pictures }) =>
        pictures > 0 ? pictures : <span className={style['lacking']}>{words('insects.noPicture')}</span>,
    },
    {
      key: 'updated',
      title: words('insects.col.updated'),
      sort: 'updated',
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{moment(updatedAt)}</time>,
    },
  ];
}

function Name({ row: { name, authority, isMixed, picture } }: { row: InsectRow }) {
  return (
    <span className={style['named']}>
      <span className={style['thumb']}>
        {/* The name beside it says what it shows. */}
        {picture && <Picture picture={picture} alt="" sizes="2.5rem" />}
      </span>
      <LatinName name={name} authority={authority} isMixed={isMixed} short />
    </span>
  );
}

/** The one state that matters most. What is in a checkout, or in an order not paid yet, may come back: it is not sold. */
function stateOf(row: InsectRow): MessageId {
  if (row.isDeleted) return 'insects.state.deleted';
  if (!row.isPublished) return 'insects.state.draft';
  if (row.onHand > row.reserved) return 'insects.state.published';
  return row.onHand > 0 ? 'insects.state.reserved' : 'insects.state.sold-out';
}
