import type { ReactNode } from 'react';
import type { DistanceSales, LedgerName, ListingRow, MarginRow, OssRow, SalesRow } from '@vitrine/shared/contract/tools/ledgers';
import { Field } from '@vitrine/shared/forms/Field';
import { formatCountry, formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { ledgerFile, readLedgers } from '../../api/ledgers.ts';
import { staffPage } from '../../api/staff-page.ts';
import { DataTable } from '../../components/list/DataTable.tsx';
import { FilterBar } from '../../components/list/FilterBar.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
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

/** The columns of each ledger. */
function useLedgerColumns() {
  const words = useWords();
  const locale = useLocale();
  const figure = <Row>(key: string, title: string, cents: (row: Row) => number): Column<Row> => ({
    ...{ key, title, isFigure: true },
    cell: (row) => formatMoney(cents(row), locale),
  });
  const rate = <Row extends { rate: number }>(): Column<Row> => ({
    ...{ key: 'rate', title: words('ledgers.rate'), isFigure: true },
    cell: (row) => (row.rate === 0 ? '–' : words('ledgers.percent', { rate: row.rate / 100 })),
  });
  const text = <Row>(key: string, title: string, cell: (row: Row) => string): Column<Row> => ({
    ...{ key, title, cell },
  });
  const net = words('ledgers.net');
  const vat = words('ledgers.vat');
  const country = (row: { country: string }) => formatCountry(row.country, locale);
  const sales: Column<SalesRow>[] = [
    { ...text<SalesRow>('number', words('ledgers.number'), ({ number }) => number), isName: true },
    text('day', words('ledgers.day'), ({ day }) => day),
    text('buyer', words('ledgers.buyer'), ({ buyer }) => buyer),
    text('country', words('ledgers.country'), country),
    text('treatment', words('ledgers.treatment'), ({ treatment }) => words(`ledgers.is.${treatment}`)),
    ...[rate<SalesRow>(), figure<SalesRow>('net', net, (row) => row.netCents)],
    figure('vat', vat, (row) => row.vatCents),
  ];
  const oss: Column<OssRow>[] = [
    { ...text<OssRow>('quarter', words('ledgers.quarter'), ({ quarter }) => quarter), isName: true },
    text('country', words('ledgers.country'), country),
    ...[rate<OssRow>(), figure<OssRow>('net', net, (row) => row.netCents)],
    figure('vat', vat, (row) => row.vatCents),
  ];
  const listing: Column<ListingRow>[] = [
    { ...text<ListingRow>('period', words('ledgers.quarter'), ({ period }) => period), isName: true },
    text('vatNumber', words('ledgers.vatNumber'), ({ vatNumber }) => vatNumber),
    text('buyer', words('ledgers.buyer'), ({ buyer }) => buyer),
    figure('net', net, (row) => row.netCents),
  ];
  const unknown = ({ isCostUnknown }: MarginRow) => (isCostUnknown ? words('ledgers.costUnknown') : '');
  const margin: Column<MarginRow>[] = [
    { ...text<MarginRow>('number', words('ledgers.number'), ({ number }) => number), isName: true },
    text('day', words('ledgers.day'), ({ day }) => day),
    figure('sold', words('ledgers.sold'), (row) => row.soldCents),
    {
      ...{ key: 'cost', title: words('ledgers.cost'), isFigure: true },
      cell: (row) => unknown(row) || formatMoney(row.costCents, locale),
    },
    figure('vat', vat, (row) => row.vatCents),
  ];
  return { sales, oss, listing, margin };
}
