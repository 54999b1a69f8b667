import {
  SALES_KINDS,
  type PeriodQuery,
  type PeriodSales,
} from '@vitrine/shared/contract/tools/operations/dashboard';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { RequiredNote } from '@vitrine/shared/forms/fields/RequiredNote';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { formatCount, formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { salesFile } from '../../api/read-dashboard.ts';
import { useListAddress } from '../../model/lists/list-address.ts';
import type { Column } from '../../model/lists/table.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import { FilterBar } from '../list/FilterBar.tsx';
import style from './Dashboard.module.css';
import { News } from '../Announced.tsx';

type Row = PeriodSales['rows'][number];

/** What was sold between two days of one's own choice, by family, species or grade, and as a file. */
export function PeriodPart({ period }: { period: (PeriodQuery & PeriodSales) | null }) {
  const words = useWords();
  const { get } = useListAddress();
  return (
    <section aria-labelledby="period" className={style['part']}>
      <h2 id="period">{words('dashboard.period')}</h2>
      <FilterBar names={['from', 'to', 'by']} label={words('dashboard.period')}>
        <RequiredNote>{words('common.required')}</RequiredNote>
        <Field type="date" name="from" label={words('dashboard.from')} defaultValue={get('from')} required />
        <Field type="date" name="to" label={words('dashboard.until')} defaultValue={get('to')} required />
        <SelectField name="by" label={words('dashboard.by')} defaultValue={get('by') || 'family'}>
          {SALES_KINDS.map((by) => (
            <option key={by} value={by}>
              {words(`dashboard.by.${by}`)}
            </option>
          ))}
        </SelectField>
      </FilterBar>
      {period && <Sold period={period} />}
    </section>
  );
}

function Sold({ period }: { period: PeriodQuery & PeriodSales }) {
  const words = useWords();
  const locale = useLocale();
  const { from, to, by, rows, total } = period;
  const nameOf = ({ name }: Row) => name || words('dashboard.noCategory');
  const columns: Column<Row>[] = [
    { key: 'name', title: words(`dashboard.by.${by}`), isName: true, cell: nameOf },
    {
      ...{ key: 'lots', title: words('dashboard.soldLots'), isFigure: true },
      cell: ({ lots }) => formatCount(lots, locale),
    },
    {
      ...{ key: 'cents', title: words('dashboard.goods'), isFigure: true },
      cell: ({ cents }) => formatMoney(cents, locale),
    },
  ];
  if (rows.length === 0) return <News text={words('dashboard.nothingSold')} />;
  return (
    <>
      <News
        text={words('dashboard.soldInAll', { count: total.lots, amount: formatMoney(total.cents, locale) })}
      />
      <DataTable
        caption={words('dashboard.period')}
        columns={columns}
        rows={rows}
        idOf={({ name }) => name}
        nameOf={nameOf}
      />
      <ButtonLink to={salesFile({ from, to, by }, locale)} variant="quiet" reloads>
        {words('dashboard.asFile')}
      </ButtonLink>
    </>
  );
}
