import { salesRangeSchema } from '@vitrine/shared/contract/tools/dashboard';
import { readDashboard } from '../api/read-dashboard.ts';
import { staffPage } from '../api/staff-page.ts';
import { MissesPart } from '../components/dashboard/MissesPart.tsx';
import { NewestOrders } from '../components/dashboard/NewestOrders.tsx';
import { ReservedNotice } from '../components/dashboard/ReservedNotice.tsx';
import { SalesPart } from '../components/dashboard/SalesPart.tsx';
import { StockPart } from '../components/dashboard/StockPart.tsx';
import { TodoList } from '../components/dashboard/TodoList.tsx';
import { WorkPage } from '../components/bench/WorkPage.tsx';
import { usePageData } from '../model/lists/page-data.ts';
import { toolHead } from '../model/tool-head.ts';
import { useWords } from '../model/use-words.ts';

export const loader = staffPage(async ({ request }, { api, need }) => {
  const range = salesRangeSchema.safeParse(new URL(request.url).searchParams.get('range'));
  return need(await readDashboard(api, range.success ? range.data : 'days'));
});
export const head = toolHead;

export function Component() {
  const words = useWords();
  const { todo, reserved, sales, newest, stock, misses } = usePageData<typeof loader>();
  return (
    <WorkPage name="tools" title={words('dashboard.title')}>
      {reserved && <ReservedNotice reserved={reserved} />}
      <TodoList todo={todo} />
      {sales && <SalesPart sales={sales} />}
      {newest && <NewestOrders orders={newest} />}
      {stock && <StockPart stock={stock} />}
      {misses && <MissesPart misses={misses} />}
    </WorkPage>
  );
}
