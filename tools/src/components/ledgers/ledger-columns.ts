import type { ListingRow, MarginRow, OssRow, SalesRow } from '@vitrine/shared/contract/tools/orders/ledgers';
import { formatCountry, formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { Column } from '../../model/lists/table.ts';
import { useWords } from '../../model/use-words.ts';

/** The columns of each ledger. */
export function useLedgerColumns() {
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
    text('corrects', words('ledgers.corrects'), ({ corrects }) => corrects || '–'),
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
