import type { Dashboard } from '@vitrine/shared/contract/tools/dashboard';
import { formatCount, formatDay } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { Column } from '../../model/lists/table.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import style from './Dashboard.module.css';

type Miss = NonNullable<Dashboard['misses']>[number];

/** What shoppers look for and the shop does not have: worth buying in, or a synonym that is missing. */
export function MissesPart({ misses }: { misses: Miss[] }) {
  const words = useWords();
  const locale = useLocale();
  const columns: Column<Miss>[] = [
    { key: 'text', title: words('dashboard.miss'), isName: true, cell: ({ text }) => text },
    {
      key: 'count',
      title: words('dashboard.miss.count'),
      isFigure: true,
      cell: ({ count }) => formatCount(count, locale),
    },
    {
      key: 'last',
      title: words('dashboard.miss.last'),
      cell: ({ lastDay }) => formatDay(`${lastDay}T12:00:00Z`, locale),
    },
  ];
  return (
    <section aria-labelledby="misses" className={style['part']}>
      <h2 id="misses">{words('dashboard.misses')}</h2>
      <p>{words('dashboard.misses.lead')}</p>
      <DataTable
        caption={words('dashboard.misses')}
        columns={columns}
        rows={misses}
        idOf={({ text }) => text}
        nameOf={({ text }) => text}
        empty={words('dashboard.misses.none')}
      />
    </section>
  );
}
