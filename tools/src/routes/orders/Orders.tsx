import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ORDER_QUEUES, type Prepared } from '@vitrine/shared/contract/tools/orders';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { listOrders, prepareOrders } from '../../api/orders.ts';
import { staffPage } from '../../api/staff-page.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { LetterSwitch } from '../../components/orders/queue/QueueControls.tsx';
import { QueueActions } from '../../components/orders/queue/QueueActions.tsx';
import { QueueFilters } from '../../components/orders/queue/QueueControls.tsx';
import { QueueTable } from '../../components/orders/queue/QueueTable.tsx';
import { QueueTabs } from '../../components/orders/queue/QueueTabs.tsx';
import { KeysetLinks } from '../../components/list/PageLinks.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { useMay } from '../../model/current-staff.ts';
import { useListAddress } from '../../model/lists/list-address.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { useSelection } from '../../model/lists/selection.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../model/use-words.ts';

/** A queue that the address spells wrong is the first one; a search without a queue looks through all orders. */
export const loader = staffPage(async ({ request }, { api, need }) => {
  const { searchParams } = new URL(request.url);
  const q = searchParams.get('q') ?? '';
  const named = ORDER_QUEUES.find((queue) => queue === searchParams.get('queue'));
  const queue = named ?? (q === '' ? 'pack' : 'all');
  const after = /^[1-9]\d{0,8}$/.exec(searchParams.get('after') ?? '')?.[0];
  return { queue, ...need(await listOrders(api, { queue, q, after })) };
});
export const head = toolHead;

export function Component() {
  const words = useWords();
  const { queue, orders, next, counts } = usePageData<typeof loader>();
  const selection = useSelection(orders.map(({ reference }) => reference));
  const { prepare, prepared } = usePrepare(() => selection.setAll(false));
  const mayWrite = useMay('orders-write');
  const locale = useLocale();
  const isSearched = useListAddress().get('q') !== '';
  return (
    <WorkPage
      name="toolsOrders"
      title={words('orders.title')}
      lead={words(`orders.lead.${queue}`)}
      actions={
        mayWrite && (
          <ButtonLink variant="quiet" to={pathTo('toolsOrderNew', locale)}>
            {words('phone.title')}
          </ButtonLink>
        )
      }
    >
      <QueueTabs counts={counts} current={queue} />
      <QueueFilters />
      <RequestFailed failure={prepare.failure} />
      {prepared && <Outcome prepared={prepared} />}
      <QueueActions
        orders={orders}
        selection={selection}
        isBusy={prepare.isBusy}
        onPrepare={(references) => void prepare.run(references)}
      />
      <QueueTable
        orders={orders}
        selection={selection}
        empty={words(isSearched ? 'orders.noneFound' : 'orders.none')}
      />
      <KeysetLinks name="after" next={next} />
      <LetterSwitch />
    </WorkPage>
  );
}

function usePrepare(onDone: () => void) {
  const api = toolsApi(useRemote().browserApi);
  const { revalidate } = useRevalidator();
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const prepare = useAction<string[], Prepared>(
    (references) => prepareOrders(api, references),
    async (answer) => {
      setPrepared(answer);
      onDone();
      await revalidate();
    },
  );
  return { prepare, prepared };
}

/** How many are being packed now, and which were left because somebody had moved them. */
function Outcome({ prepared: { prepared, left } }: { prepared: Prepared }) {
  const words = useWords();
  return (
    <Notice
      tone={left.length > 0 ? 'warning' : 'success'}
      title={words('orders.prepared', { count: prepared })}
    >
      {left.length > 0 && words('orders.left', { references: left.join(', ') })}
    </Notice>
  );
}
