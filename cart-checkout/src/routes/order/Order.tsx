import { FormattedMessage } from 'react-intl';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { needsCustoms } from '@vitrine/shared/contract/orders/needs-customs';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { formatDay, formatCountry } from '@vitrine/shared/i18n/formats';
import { placeLines } from '@vitrine/shared/i18n/places/place-lines';
import { inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { readOrder, type OrderLink } from '../../api/orders.ts';
import { ExpectedDelivery } from '../../components/order/ExpectedDelivery.tsx';
import { OrderAgain } from '../../components/order/OrderAgain.tsx';
import { OrderHistory } from '../../components/order/OrderHistory.tsx';
import { OrderLines } from '../../components/order/OrderLines.tsx';
import { OrderPapers } from '../../components/order/OrderPapers.tsx';
import { OrderParcels } from '../../components/order/OrderParcels.tsx';
import { OrderRefunds } from '../../components/order/OrderRefunds.tsx';
import { OrderWithdraw } from '../../components/order/OrderWithdraw.tsx';
import { PayAgain } from '../../components/order/PayAgain.tsx';
import { Step } from '../../components/Step.tsx';
import { TransferDetails } from '../../components/order/TransferDetails.tsx';
import { TwoColumns } from '../../components/TwoColumns.tsx';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useReorder } from './use-reorder.ts';
import { useWords } from '../../model/use-words.ts';
import { orderLink } from './order-link.ts';
import { useWeek } from './use-week.ts';
import { usePayAgain } from '../payment/use-pay-again.ts';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { DefinitionList } from '@vitrine/shared/ui/page/DefinitionList';
import { PaymentLogo } from '@vitrine/shared/ui/icons/PaymentLogo';
import style from '../../components/order/OrderAddress.module.css';

export async function loader(args: LoaderFunctionArgs, page: PageContext) {
  const link = orderLink(args.params['reference'], args.request.url, page.remote.profile(args));
  const order = loadOrThrow(await readOrder(page.remote.api(args), link));
  const { paymentMethods, seller } = page.remote.frame(args);
  return { link, order, methods: paymentMethods, email: seller.email };
}
type OrderData = Awaited<ReturnType<typeof loader>>;

export function head({ link }: OrderData, { intl }: PageContext): PageHead {
  const { reference, key } = link;
  return {
    title: pageTitle(intl.formatMessage({ id: 'order.title' }, { reference })),
    alternates: inEveryLocale((locale) => withQuery(pathTo('order', locale, { reference }), { key })),
    isIndexed: false,
  };
}

/** What was pressed on the page of one order says nothing of the next. */
export function Component() {
  const { link } = useLoaderData<typeof loader>();
  return <OrderPage key={link.reference} />;
}

function OrderPage() {
  const words = useWords();
  const locale = useLocale();
  const { order, email, link } = useLoaderData<typeof loader>();
  const again = useReorder(order);
  const main = (
    <>
      <ToPay />
      <Step id="order-lines" title={words('order.lines')}>
        <OrderLines order={order} short={again.short} />
        <OrderAgain order={order} {...again} />
      </Step>
      <OrderParcels order={order} />
      <OrderPapers
        invoices={order.invoices ?? []}
        lines={order.lines}
        reference={link.reference}
        orderKey={link.key}
      />
      <OrderRefunds order={order} />
      <OrderWithdraw order={order} link={link} />
    </>
  );
  const side = (
    <>
      <OrderStates order={order} />
      <ExpectedDelivery order={order} isStep />
      <OrderAddress order={order} />
      <OrderHistory order={order} />
      <OrderHelp link={link} email={email} />
    </>
  );
  return (
    <>
      <PageTitle count={words('order.placed', { day: formatDay(order.placedAt, locale) })}>
        <FormattedMessage
          id="order.title"
          values={{ reference: <span className="whole">{order.reference}</span> }}
        />
      </PageTitle>
      <TwoColumns main={main} side={side} />
    </>
  );
}

/** What the shopper still has to do. */
function ToPay() {
  const words = useWords();
  const { order, link, methods } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const again = usePayAgain(link, () => void revalidate());
  const week = useWeek(link, () => void revalidate());
  if (!order.bankTransfer && !order.canPay) return null;
  return (
    <Step id="order-pay" title={words('pay.title')}>
      {order.bankTransfer && <TransferDetails order={order} week={week} />}
      {order.canPay && <PayAgain order={order} methods={methods} {...again} />}
    </Step>
  );
}

function OrderAddress({ order }: { order: Order }) {
  const words = useWords();
  const locale = useLocale();
  const { address, invoiceAddress, gift, email, remarks } = order;
  return (
    <Step id="order-address" title={words('order.address')}>
      {order.isTakenAlong ? (
        <p className={style['text']}>{order.shipping.name[locale]}</p>
      ) : (
        <PostalAddress address={address} />
      )}
      <p className={style['text']}>{email || words('order.noMail')}</p>
      {gift && (
        <p className={style['text']}>{words(needsCustoms(address) ? 'order.gift.customs' : 'order.gift')}</p>
      )}
      {gift && gift.note !== '' && <blockquote className={style['note']}>{gift.note}</blockquote>}
      {remarks && (
        <p className={style['text']}>
          {words('common.labelled', { label: words('order.remarks'), text: remarks })}
        </p>
      )}
      {invoiceAddress && (
        <>
          <h3 className={style['small']}>{words('checkout.invoice')}</h3>
          <PostalAddress address={invoiceAddress} />
        </>
      )}
    </Step>
  );
}

function PostalAddress({ address }: Pick<Order, 'address'>) {
  const locale = useLocale();
  const { firstname, lastname, company, country } = address;
  const lines = [`${firstname} ${lastname}`, company, ...placeLines(address), formatCountry(country, locale)];
  return <address className={style['address']}>{lines.filter(Boolean).join('\n')}</address>;
}

function OrderHelp({ link, email }: { link: OrderLink; email: string }) {
  const words = useWords();
  const { reference } = link;
  const address = `mailto:${email}?subject=${encodeURIComponent(reference)}`;
  return (
    <>
      <p className={style['text']}>
        <FormattedMessage
          id="order.help"
          values={{
            email,
            reference: <span className="whole">{reference}</span>,
            mail: (text) => <a href={address}>{text}</a>,
          }}
        />
      </p>
      <p className={style['text']}>
        <SiteLink to={withQuery(pathTo('withdraw', useLocale()), { ...link })}>
          {words('order.withdraw.info')}
        </SiteLink>
      </p>
    </>
  );
}

/** How far the order, its payment and its parcel are, in words. */
function OrderStates({ order }: { order: Order }) {
  const words = useWords();
  const isNeverSent = order.orderState === 'cancelled' && order.fulfilmentState === 'waiting';
  const delivery = {
    term: words('order.fulfilment'),
    description: words(`state.fulfilment.${order.fulfilmentState}`),
  };
  return (
    <Step id="order-states" title={words('order.status')}>
      <DefinitionList
        items={[
          { term: words('order.state'), description: words(`state.order.${order.orderState}`) },
          { term: words('order.payment'), description: words(`state.payment.${order.paymentState}`) },
          {
            term: words('order.method'),
            description: order.isPaidInCash ? (
              words('order.cash')
            ) : (
              <PaymentLogo method={order.paymentMethod} />
            ),
          },
          ...(isNeverSent ? [] : [delivery]),
        ]}
      />
    </Step>
  );
}
