import {
  periodQuerySchema,
  salesRangeSchema,
  type Dashboard,
} from '@vitrine/shared/contract/tools/dashboard';
import { readDashboard, readPeriodSales } from '../api/read-dashboard.ts';
import { staffPage } from '../api/staff-page.ts';
import { MissesPart } from '../components/dashboard/MissesPart.tsx';
import { NewestOrders } from '../components/dashboard/NewestOrders.tsx';
import { PeriodPart } from '../components/dashboard/PeriodPart.tsx';
import { SalesPart } from '../components/dashboard/SalesPart.tsx';
import { StockPart } from '../components/dashboard/StockPart.tsx';
import { TodoList } from '../components/dashboard/TodoList.tsx';
import { WorkPage } from '../components/bench/WorkPage.tsx';
import { usePageData } from '../model/lists/page-data.ts';
import { toolHead } from '../model/tool-head.ts';
import { useWords } from '../model/use-words.ts';
import { fillPath } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';

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
