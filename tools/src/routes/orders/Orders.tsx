import { Fragment, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import {
  COUNTED_UP_TO,
  ORDER_QUEUES,
  type OrderList,
  type Prepared,
} from '@vitrine/shared/contract/tools/orders/orders';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { listOrders, prepareOrders } from '../../api/orders.ts';
import { staffPage } from '../../api/staff-page.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { QueueActions } from '../../components/orders/queue/QueueActions.tsx';
import { QueueTable } from '../../components/orders/queue/QueueTable.tsx';
import { KeysetLinks } from '../../components/list/PageLinks.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { useMay } from '../../model/current-staff.ts';
import { useListAddress } from '../../model/lists/list-address.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { useSelection } from '../../model/lists/selection.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { useWords } from '../../model/use-words.ts';
import style from '../../components/orders/queue/Orders.module.css';
import { FilterBar } from '../../components/list/FilterBar.tsx';
import { useLetterSwitch } from '../../model/orders/single-keys.ts';

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
      {left.length > 0 && (
        <FormattedMessage
          id="orders.left"
          values={{
            references: left.map((reference, index) => (
              <Fragment key={reference}>
                {index > 0 && ', '}
                <span className="whole">{reference}</span>
              </Fragment>
            )),
          }}
        />
      )}
    </Notice>
  );
}

/** The queues with how many wait in each; all orders and refused e-invoices are not counted. */
function QueueTabs({ counts, current }: { counts: OrderList['counts']; current: string }) {
  const words = useWords();
  const { hrefWith } = useListAddress();
  // Led to from what is to do: most shops never see an e-invoice refused.
  const shown = ORDER_QUEUES.filter((queue) => queue !== 'e-invoice' || queue === current);
  return (
    <nav aria-label={words('orders.queues')}>
      <ul className={style['tabs']} role="list">
        {shown.map((queue) => (
          <li key={queue}>
            <SiteLink
              to={hrefWith({ queue: queue === 'pack' ? null : queue })}
              {...(queue === current && { 'aria-current': 'page' as const })}
            >
              {words(`orders.queue.${queue}`)}{' '}
              {queue in counts && queue !== 'all' && <Count count={counts[queue] ?? 0} />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className={style['count']} data-none={count === 0 || undefined}>
      {count >= COUNTED_UP_TO ? `${COUNTED_UP_TO}+` : count}
    </span>
  );
}

function QueueFilters() {
  const words = useWords();
  const { get } = useListAddress();
  return (
    <FilterBar names={['q']} label={words('orders.filter')}>
      <div className={style['search']}>
        <Field name="q" type="search" label={words('orders.q')} defaultValue={get('q')} autoComplete="off" />
      </div>
    </FilterBar>
  );
}

/** Letters as keys, and that they can be turned off: whoever speaks to the computer presses them by mistake. */
function LetterSwitch() {
  const words = useWords();
  const { isOn, turn } = useLetterSwitch();
  return (
    <div className={style['letters']}>
      <CheckField
        name="letters"
        label={words('orders.letters')}
        checked={isOn}
        onChange={({ target }) => turn(target.checked)}
      />
    </div>
  );
}
