import type { ReactNode } from 'react';
import { type DistanceSales, type LedgerName } from '@vitrine/shared/contract/tools/orders/ledgers';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { ledgerFile, readLedgers } from '../../api/ledgers.ts';
import { staffPage } from '../../api/staff-page.ts';
import { DataTable } from '../../components/list/DataTable.tsx';
import { FilterBar } from '../../components/list/FilterBar.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { useLedgerColumns } from '../../components/ledgers/ledger-columns.ts';
import type { Column } from '../../model/lists/table.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useWords } from '../../model/use-words.ts';
import style from '../../components/ledgers/Ledgers.module.css';
import { Announced } from '../../components/Announced.tsx';

export const loader = staffPage(async ({ request }, { api, need }) => {
  const query = new URL(request.url).searchParams;
  const period = { from: query.get('from') || undefined, to: query.get('to') || undefined };
  return need(await readLedgers(api, period));
});
export const head = toolHead;

export function Component() {
  const words = useWords();
  const locale = useLocale();
  const { from, to, sales, salesCount, total, oss, listing, margin, distanceSales } =
    usePageData<typeof loader>();
  const columns = useLedgerColumns();
  const net = formatMoney(total.netCents, locale);
  const vat = formatMoney(total.vatCents, locale);
  return (
    <WorkPage name="toolsLedgers" title={words('ledgers.title')} lead={words('ledgers.lead')}>
      <FilterBar names={['from', 'to']} label={words('ledgers.period')} initial={{ from, to }}>
        <Field type="date" name="from" label={words('ledgers.from')} defaultValue={from} />
        <Field type="date" name="to" label={words('ledgers.to')} defaultValue={to} />
      </FilterBar>
      {distanceSales && <Threshold sales={distanceSales} />}
      <Ledger
        name="sales"
        rows={sales}
        columns={columns.sales}
        idOf={(row) => `${row.number} ${row.treatment} ${row.rate}`}
      >
        <Announced>{words('ledgers.inAll', { count: salesCount, net, vat })}</Announced>
        {salesCount > sales.length && <p>{words('ledgers.newest', { count: sales.length })}</p>}
      </Ledger>
      <Ledger
        name="oss"
        rows={oss}
        columns={columns.oss}
        idOf={(row) => `${row.quarter} ${row.corrects ?? ''} ${row.country} ${row.rate}`}
      />
      <Ledger
        name="listing"
        rows={listing}
        columns={columns.listing}
        idOf={(row) => `${row.period} ${row.vatNumber}`}
      />
      <Ledger name="margin" rows={margin} columns={columns.margin} idOf={({ number }) => number} />
    </WorkPage>
  );
}

/** How near the shop is to owing the VAT of other member states. */
function Threshold({ sales: { thisYearCents, lastYearCents, limitCents, state } }: { sales: DistanceSales }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <Notice tone={state === 'over' ? 'error' : 'info'} title={words('ledgers.threshold')}>
      <p>
        {words('ledgers.distanceSales', {
          thisYear: formatMoney(thisYearCents, locale),
          lastYear: formatMoney(lastYearCents, locale),
          limit: formatMoney(limitCents, locale),
        })}
      </p>
      <p>{words(`ledgers.threshold.${state}`)}</p>
    </Notice>
  );
}

interface LedgerProps<Row> {
  name: LedgerName;
  rows: Row[];
  columns: Column<Row>[];
  idOf(row: Row): string;
  /** What all of it comes to. */
  children?: ReactNode;
}

/** One of the ledgers, and the whole of it as a file. */
function Ledger<Row>({ name, rows, columns, idOf, children }: LedgerProps<Row>) {
  const words = useWords();
  const locale = useLocale();
  const { from, to } = usePageData<typeof loader>();
  const title = words(`ledgers.${name}`);
  return (
    <section aria-labelledby={name} className={style['ledger']}>
      <h2 id={name}>{title}</h2>
      {rows.length === 0 ? (
        <p>{words('ledgers.none')}</p>
      ) : (
        <>
          {children}
          <DataTable caption={title} columns={columns} rows={rows} idOf={idOf} nameOf={idOf} />
          <ButtonLink to={ledgerFile(name, { from, to }, locale)} variant="quiet" reloads>
            {words('ledgers.file')}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
