import {
  type Dashboard,
  periodQuerySchema,
  salesRangeSchema,
} from '@vitrine/shared/contract/tools/operations/dashboard';
import { readDashboard, readPeriodSales } from '../api/read-dashboard.ts';
import { staffPage } from '../api/staff-page.ts';
import { PeriodPart } from '../components/dashboard/PeriodPart.tsx';
import { SalesPart } from '../components/dashboard/SalesPart.tsx';
import { StockPart } from '../components/dashboard/StockPart.tsx';
import { TodoList } from '../components/dashboard/TodoList.tsx';
import { WorkPage } from '../components/bench/WorkPage.tsx';
import { usePageData } from '../model/lists/page-data.ts';
import { toolHead } from '../model/tool-head.ts';
import { useWords } from '../model/use-words.ts';
import { fillPath, pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { formatCount, formatCountry, formatDay, formatMoney } from '@vitrine/shared/i18n/formats';
import type { Column } from '../model/lists/table.ts';
import { useFormats } from '../model/use-formats.ts';
import { DataTable } from '../components/list/DataTable.tsx';
import style from '../components/dashboard/Dashboard.module.css';

export const loader = staffPage(async ({ request }, { api, need }) => {
  const asked = new URL(request.url).searchParams;
  const range = salesRangeSchema.safeParse(asked.get('range'));
  const { success: isPeriod, data: query } = periodQuerySchema.safeParse(Object.fromEntries(asked));
  const board = need(await readDashboard(api, range.success ? range.data : 'days'));
  if (!board.sales || !isPeriod) return { ...board, period: null };
  return { ...board, period: { ...query, ...need(await readPeriodSales(api, query)) } };
});
export const head = toolHead;

export function Component() {
  const words = useWords();
  const { todo, reserved, sales, period, newest, stock, misses } = usePageData<typeof loader>();
  return (
    <WorkPage name="tools" title={words('dashboard.title')}>
      {reserved && <ReservedNotice reserved={reserved} />}
      <TodoList todo={todo} />
      {sales && <SalesPart sales={sales} />}
      {sales && <PeriodPart period={period} />}
      {newest && <NewestOrders orders={newest} />}
      {stock && <StockPart stock={stock} />}
      {misses && <MissesPart misses={misses} />}
    </WorkPage>
  );
}

/** While much is reserved without being paid: by all together, or by networks that keep as much as they may. */
function ReservedNotice({ reserved }: { reserved: NonNullable<Dashboard['reserved']> }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <Notice tone="warning" title={words('dashboard.reserved.title')}>
      {reserved.isRange && <p>{words('dashboard.reserved.range')}</p>}
      {reserved.networks > 0 && <p>{words('dashboard.reserved.networks', { count: reserved.networks })}</p>}
      <p>
        <SiteLink to={fillPath('toolsReservations', locale, {})}>{words('dashboard.reserved.see')}</SiteLink>
      </p>
    </Notice>
  );
}

type Newest = NonNullable<Dashboard['newest']>[number];

function NewestOrders({ orders }: { orders: Newest[] }) {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  const columns: Column<Newest>[] = [
    {
      key: 'reference',
      title: words('dashboard.order'),
      isName: true,
      cell: ({ reference }) => <span className="whole">{reference}</span>,
    },
    { key: 'at', title: words('dashboard.placed'), cell: ({ placedAt }) => moment(placedAt) },
    { key: 'to', title: words('dashboard.to'), cell: ({ country }) => formatCountry(country, locale) },
    {
      key: 'total',
      title: words('dashboard.total'),
      isFigure: true,
      cell: ({ totalCents }) => formatMoney(totalCents, locale),
    },
  ];
  return (
    <section aria-labelledby="newest" className={style['part']}>
      <h2 id="newest">{words('dashboard.newest')}</h2>
      <DataTable
        caption={words('dashboard.newest')}
        columns={columns}
        rows={orders}
        idOf={({ reference }) => reference}
        nameOf={({ reference }) => reference}
        hrefOf={({ reference }) => pathTo('toolsOrder', locale, { reference })}
        empty={words('dashboard.newest.none')}
      />
    </section>
  );
}

type Miss = NonNullable<Dashboard['misses']>[number];

/** What shoppers look for and the shop does not have: worth buying in, or a synonym that is missing. */
function MissesPart({ misses }: { misses: Miss[] }) {
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
