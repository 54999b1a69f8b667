import { territoryOf } from '@vitrine/shared/contract/orders/tax/territory';
import type {
  DistanceSales,
  ListingRow,
  OssRow,
  SalesRow,
} from '@vitrine/shared/contract/tools/orders/ledgers';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import { plainVatNumber } from '../../forms/rules/vat-number.ts';
import { nextDay, startOfDay } from '../../platform/time/belgian-days.ts';
import { billOf } from './bill.ts';
import type { Invoice, InvoiceFacts } from './invoice-facts.ts';

/** An invoice or a credit note, with what one of each of its lots had cost, by their references. */
export interface LedgerPaper extends Invoice {
  costs: ReadonlyMap<string, number>;
  /** Of a credit note: the papers of its order that were issued before it, in their order. */
  before: readonly Pick<Invoice, 'kind' | 'facts'>[];
}

/** The moments between which papers of some Belgian days were issued. */
export const periodOf = ({ from, to }: { from: string; to: string }) => ({
  since: startOfDay(from).toISOString(),
  until: startOfDay(nextDay(to)).toISOString(),
});

/** The first and the last day of the quarter of a moment, in Belgium. */
export function quarterDays(now: Date): { from: string; to: string } {
  const [year = '', month = ''] = belgianDay(now).split('-');
  const first = 3 * Math.floor((Number(month) - 1) / 3) + 1;
  const last = new Date(Date.UTC(Number(year), first + 2, 0)).getUTCDate();
  const two = (figure: number) => String(figure).padStart(2, '0');
  return { from: `${year}-${two(first)}-01`, to: `${year}-${two(first + 2)}-${two(last)}` };
}

/** What a credit note gives back counts against what invoices ask. */
const signed = ({ kind }: Invoice, cents: number) => (kind === 'invoice' || cents === 0 ? cents : -cents);
export const dayOf = ({ issuedAt }: Pick<Invoice, 'issuedAt'>) => belgianDay(new Date(issuedAt));
const buyerOf = ({ address }: InvoiceFacts) => address.company || `${address.firstname} ${address.lastname}`;

function placeOf({ address, deliveryAddress }: InvoiceFacts) {
  const { country, postalCode } = deliveryAddress ?? address;
  const { vat, vatCountry } = territoryOf(country, postalCode);
  return { vat, country: vatCountry ?? country };
}

function quarterOf(paper: Pick<Invoice, 'issuedAt'>): string {
  const [year, month] = dayOf(paper).split('-');
  return `${year}-Q${Math.ceil(Number(month) / 3)}`;
}

/** The sales ledger: each treatment and rate of each paper, as they were issued. */
export function salesRows(papers: readonly LedgerPaper[]): SalesRow[] {
  return papers.flatMap((paper) => {
    const { facts, number } = paper;
    return billOf(facts).groups.map(({ treatment, rate, netCents, vatCents }) => ({
      ...{ number, day: dayOf(paper), reference: facts.reference, buyer: buyerOf(facts) },
      ...{ vatNumber: facts.vatNumber, country: placeOf(facts).country, treatment, rate },
      ...{ netCents: signed(paper, netCents), vatCents: signed(paper, vatCents) },
    }));
  });
}

/**
 * What the one-stop shop is told: by quarter, member state and rate (Directive 2006/112/EC, article 369g). A credit note
 * for an invoice of an earlier quarter corrects that one: it stands apart, with the quarter that it names (369g(4)).
 */
export function ossRows(papers: readonly LedgerPaper[]): OssRow[] {
  const rows = papers.flatMap((paper) =>
    salesRows([paper])
      .filter(({ treatment }) => treatment === 'oss')
      .map(({ country, rate, netCents, vatCents }) => ({
        ...{
          quarter: quarterOf(paper),
          corrects: correctedQuarter(paper),
          country,
          rate,
          netCents,
          vatCents,
        },
      })),
  );
  return summed(rows, ({ quarter, corrects, country, rate }) => `${quarter} ${corrects} ${country} ${rate}`);
}

/** The quarter of the invoice that a credit note corrects, where that is another than its own; else empty. */
function correctedQuarter(paper: Invoice): string {
  const { corrects } = paper.facts;
  const quarter = corrects ? quarterOf(corrects) : '';
  return quarter === quarterOf(paper) ? '' : quarter;
}

/** The intra-Community listing: what each business of another member state bought without VAT (article 262). */
export function listingRows(papers: readonly LedgerPaper[]): ListingRow[] {
  const rows = papers.flatMap((paper) =>
    salesRows([paper])
      .filter(({ treatment }) => treatment === 'intra-community')
      .map(({ vatNumber, buyer, netCents }) => {
        return {
          period: quarterOf(paper),
          vatNumber: plainVatNumber(vatNumber),
          buyer,
          netCents,
          vatCents: 0,
        };
      }),
  );
  const sums = summed(rows, ({ period, vatNumber }) => `${period} ${vatNumber}`);
  return sums.map(({ vatCents: _none, ...row }) => row);
}

/** € 10,000 a calendar year (Directive 2006/112/EC, article 59c), and from where on it is near. */
const DISTANCE_LIMIT_CENTS = 1_000_000;
const NEAR_CENTS = 800_000;

/** The first day of the year before a moment's, and its own last, in Belgium: what the threshold looks at. */
export function thresholdDays(now: Date): { from: string; to: string } {
  const year = Number(belgianDay(now).slice(0, 4));
  return { from: `${year - 1}-01-01`, to: `${year}-12-31` };
}

/**
 * Whether a part of a paper is a distance sale to a consumer in another member state (article 33(a)), as which counts what
 * would be one if the small enterprise's exemption did not hold. Goods under the margin scheme are none (article 35).
 */
const isDistanceSale = ({ facts }: Invoice, { treatment, country }: SalesRow) =>
  (treatment === 'belgian' || treatment === 'oss' || treatment === 'exempt') &&
  country !== 'BE' &&
  placeOf(facts).vat === 'union' &&
  !facts.isBusiness;

/** How near sales to consumers in other member states are to the threshold, out of the papers of `thresholdDays`. */
export function distanceSales(papers: readonly LedgerPaper[], now: Date): DistanceSales {
  const year = Number(belgianDay(now).slice(0, 4));
  const sales = papers.flatMap((paper) => salesRows([paper]).filter((row) => isDistanceSale(paper, row)));
  const inYear = (wanted: number) =>
    sales.filter(({ day }) => day.startsWith(`${wanted}-`)).reduce((sum, { netCents }) => sum + netCents, 0);
  const [thisYearCents, lastYearCents] = [inYear(year), inYear(year - 1)];
  const most = Math.max(thisYearCents, lastYearCents);
  const state = most > DISTANCE_LIMIT_CENTS ? 'over' : most >= NEAR_CENTS ? 'near' : 'below';
  return { thisYearCents, lastYearCents, limitCents: DISTANCE_LIMIT_CENTS, state };
}

/** One row for those with the same key, in the order of the keys. */
function summed<Row extends { netCents: number; vatCents: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const sum = sums.get(keyOf(row));
    const netCents = row.netCents + (sum?.netCents ?? 0);
    const vatCents = row.vatCents + (sum?.vatCents ?? 0);
    sums.set(keyOf(row), { ...row, netCents, vatCents });
  }
  return [...sums.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
