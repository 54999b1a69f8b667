import { formatMoment, formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { customsAddress, invoicesAddress, readOrder, slipsAddress } from '../../api/orders.ts';
import { staffPage } from '../../api/staff-page.ts';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { Addressee } from '../../components/orders/Addressee.tsx';
import { BritishNotice } from '../../components/orders/BritishNotice.tsx';
import { ChargebackNotice } from '../../components/orders/steps/Chargebacks.tsx';
import { JoinedNotice } from '../../components/orders/steps/JoinForm.tsx';
import { History } from '../../components/orders/History.tsx';
import { Log } from '../../components/orders/Log.tsx';
import { Mails } from '../../components/orders/Mails.tsx';
import { Money } from '../../components/orders/Money.tsx';
import { NextSteps } from '../../components/orders/steps/NextSteps.tsx';
import { Notes } from '../../components/orders/Notes.tsx';
import { OrderLines } from '../../components/orders/OrderLines.tsx';
import { PrintLink } from '../../components/orders/PrintLink.tsx';
import { STEP_TARGET } from '../../components/orders/steps/step-target.ts';
import { Withdrawals } from '../../components/orders/Withdrawals.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { useMay } from '../../model/current-staff.ts';
import { useLetter } from '../../model/orders/single-keys.ts';
import { useSteps } from '../../components/orders/steps/use-steps.ts';
import { usePageData, type Gated } from '../../model/lists/page-data.ts';
import { useWords } from '../../model/use-words.ts';
import style from '../../components/orders/Order.module.css';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useFormats } from '../../model/use-formats.ts';
import { Section } from '../../components/orders/Section.tsx';

export const loader = staffPage(async ({ params }, { api, need }) =>
  need(await readOrder(api, (params['reference'] ?? '').toUpperCase())),
);

export function head(data: Gated<ToolsOrder> | undefined): PageHead {
  return { title: `${data?.isOpen ? data.data.reference : ''} · Vitrine`, isIndexed: false };
}

export function Component() {
  const order = usePageData<typeof loader>();
  // Another order begins with empty forms.
  return <OnePage key={order.reference} order={order} />;
}

function OnePage({ order }: { order: ToolsOrder }) {
  const words = useWords();
  const steps = useSteps(order);
  const mayWrite = useMay('orders-write');
  const { reference, customs } = order;
  useStepTarget(STEP_TARGET, reference);
  useLetter('p', () => window.open(slipsAddress([reference]), '_blank', 'noopener'));
  const hasInvoice = order.papers.some(({ kind }) => kind === 'invoice');
  return (
    <WorkPage
      name="toolsOrder"
      title={<span className="whole">{reference}</span>}
      lead={<States order={order} />}
      actions={
        <p className={style['papers']}>
          <PrintLink address={slipsAddress([reference])} text={words('orders.slip')} />
          {hasInvoice && <PrintLink address={invoicesAddress([reference])} text={words('orders.invoice')} />}
          {customs && (
            <PrintLink
              address={customsAddress(reference)}
              text={words('order.customs', { form: customs.form })}
            />
          )}
        </p>
      }
    >
      <div className={style['page']}>
        <div className={style['main']}>
          <ChargebackNotice chargebacks={order.chargebacks ?? []} />
          <JoinedNotice order={order} />
          <CustomsNotice customs={customs} />
          <BritishNotice order={order} />
          {mayWrite && <NextSteps order={order} steps={steps} />}
          <OrderLines lines={order.lines} />
          <Withdrawals withdrawals={order.withdrawals} />
          <Parcels parcels={order.parcels} />
          <Money order={order} steps={steps} />
        </div>
        <div className={style['aside']}>
          <Addressee order={order} />
          <Notes order={order} />
        </div>
        <div className={style['after']}>
          <History history={order.history} />
          <Mails order={order} />
          <Log actions={order.actions} />
        </div>
      </div>
    </WorkPage>
  );
}

/** That the form alone does not declare the parcel. */
function CustomsNotice({ customs }: Pick<ToolsOrder, 'customs'>) {
  const words = useWords();
  const locale = useLocale();
  if (!customs?.isDeclarationDue) return null;
  const limit = formatMoney(customs.limitCents, locale);
  return <Notice tone="info">{words('order.customs.due', { limit })}</Notice>;
}

/** The three states in one line, and since when. */
function States({ order }: { order: ToolsOrder }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <span className={style['states']}>
      <span>{words('order.placedAt', { at: formatMoment(order.placedAt, locale) })}</span>
      <span data-state={order.orderState}>{words(`order.state.${order.orderState}`)}</span>
      <span data-state={order.paymentState}>{words(`order.payment.${order.paymentState}`)}</span>
      <span data-state={order.fulfilmentState}>{words(`order.fulfilment.${order.fulfilmentState}`)}</span>
    </span>
  );
}

/** `s`, and an address that ends in `#step`, go to what the work on this order goes on with. */
function useStepTarget(marked: string, reference: string): void {
  const { hash } = useLocation();
  useLetter('s', () => focusOn(marked));
  useEffect(() => {
    // After the page has put the focus on its title.
    if (hash !== '#step') return undefined;
    const soon = setTimeout(() => focusOn(marked));
    return () => clearTimeout(soon);
  }, [hash, marked, reference]);
}

function focusOn(marked: string): void {
  document.querySelector<HTMLElement>(`[${marked}]`)?.focus();
}

/** What has left, and whether it arrived. */
function Parcels({ parcels }: Pick<ToolsOrder, 'parcels'>) {
  const words = useWords();
  const { moment } = useFormats();
  if (parcels.length === 0) return null;
  return (
    <Section title={words('order.parcels')}>
      <ul className={style['entries']} role="list">
        {parcels.map(({ id, carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt }) => (
          <li key={id}>
            <strong>{carrier}</strong>{' '}
            {trackingUrl ? (
              <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
                {trackingNumber || words('order.follow')}
                <span className="visually-hidden">{words('orders.newTab')}</span>
              </a>
            ) : (
              trackingNumber
            )}
            <span className={style['small']}>
              {words('order.shippedAt', { at: moment(shippedAt) })}
              {deliveredAt && `, ${words('order.deliveredAt', { at: moment(deliveredAt) })}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
