import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { formatMoment } from '@vitrine/shared/i18n/formats';
import { inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { Button } from '@vitrine/shared/ui/links/Button';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import { useAnnounced } from '@vitrine/shared/ui/feedback/announce';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { readOrder } from '../../api/orders.ts';
import { ExpectedDelivery } from '../../components/order/ExpectedDelivery.tsx';
import { OrderAgain } from '../../components/order/OrderAgain.tsx';
import { OrderLines } from '../../components/order/OrderLines.tsx';
import { PayAgain } from '../../components/order/PayAgain.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { TransferDetails } from '../../components/order/TransferDetails.tsx';
import { TwoColumns } from '../../components/TwoColumns.tsx';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useIsBackFromPayment } from '../../model/payment/payment-redirect.ts';
import { paymentStage, hasEnded, hasLapsed, type PaymentStage } from '../../model/payment/payment-stage.ts';
import { useOnline } from '../../model/use-online.ts';
import { useReorder } from '../order/use-reorder.ts';
import { useWords } from '../../model/use-words.ts';
import { orderLink } from '../order/order-link.ts';
import { useOrderWatch } from './use-order-watch.ts';
import { usePayAgain } from './use-pay-again.ts';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { clearAddressSaveFailed, hasAddressSaveFailed } from '../../model/checkout/address-save-failed.ts';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import style from './PaymentNews.module.css';

export async function loader(args: LoaderFunctionArgs, page: PageContext) {
  const { url } = args.request;
  const reference = new URL(url).searchParams.get('reference');
  const profile = page.remote.profile(args);
  // Some payment providers lead back to the bare address.
  if (!reference) return { link: null, isLoggedIn: profile !== null };
  const link = orderLink(reference, url, profile);
  const order = loadOrThrow(await readOrder(page.remote.api(args), link));
  return { link, order, methods: page.remote.frame(args).paymentMethods };
}
type Data = Awaited<ReturnType<typeof loader>>;
type PaymentData = Extract<Data, { order: unknown }>;

export function head({ link }: Data, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'pay.title' })),
    alternates: inEveryLocale((locale) => withQuery(pathTo('payment', locale), { ...link })),
    isIndexed: false,
  };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  if (data.link === null) return <SomePayment isLoggedIn={data.isLoggedIn} />;
  // Another order is another watch.
  return <Payment key={data.link.reference} {...data} />;
}

/** For an address that does not say which order it is about: where to find out. */
function SomePayment({ isLoggedIn }: { isLoggedIn: boolean }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <EmptyState heading={1} title={words('pay.processing.title')}>
      <p>{words(isLoggedIn ? 'pay.some.orders' : 'pay.some.text')}</p>
      {isLoggedIn && (
        <ButtonLink to={pathTo('accountOrders', locale)}>{words('pay.some.toOrders')}</ButtonLink>
      )}
      <ButtonLink to={pathTo('contact', locale)} variant="quiet">
        {words('pay.some.toContact')}
      </ButtonLink>
      <ButtonLink to={pathTo('webshop', locale)} variant="quiet">
        {words('common.toWebshop')}
      </ButtonLink>
    </EmptyState>
  );
}

function Payment({ link, order: first, methods }: PaymentData) {
  const words = useWords();
  const locale = useLocale();
  const { order, isLooking, isUnreachable, lookAgain } = useOrderWatch(first, link);
  const again = usePayAgain(link, lookAgain);
  const reorder = useReorder(order);
  const isOnline = useOnline();
  const hasLeft = useIsBackFromPayment();
  const stage = paymentStage(order);
  const isUnpaid = hasLeft && stage === 'processing' && order.canPay;
  const isSlow = stage === 'processing' && !isUnpaid && !isLooking;
  const mayPay = order.canPay && (stage !== 'processing' || isUnpaid || isSlow);
  const main = (
    <>
      <PaymentNews order={order} stage={isUnpaid ? 'unpaid' : isSlow ? 'slow' : stage} />
      <ExpectedDelivery order={order} />
      <AddressSaveFailed />
      {isUnreachable && (
        <Notice tone="warning">
          {words('pay.unreachable')} {!isOnline && words('common.offline')}
        </Notice>
      )}
      {stage === 'transfer' && <TransferDetails order={order} />}
      {isSlow && (
        <div>
          <Button variant="quiet" onClick={lookAgain}>
            {words('pay.look')}
          </Button>
        </div>
      )}
      {hasLapsed(order) && <OrderAgain order={order} {...reorder} />}
      {mayPay && <PayAgain order={order} methods={methods} {...again} />}
      <div>
        <ButtonLink
          to={withQuery(pathTo('order', locale, { reference: link.reference }), { key: link.key })}
          variant={mayPay || isSlow || hasLapsed(order) ? 'quiet' : 'action'}
        >
          {words('pay.toOrder')}
        </ButtonLink>
      </div>
    </>
  );
  const side = (
    <Sheet title={words('checkout.order')} titleId="payment-order">
      <OrderLines order={order} short={reorder.short} />
    </Sheet>
  );
  return <TwoColumns main={main} side={side} />;
}

/** Says once, after an order, that its address is not in the address book. The server does not know of it. */
function AddressSaveFailed() {
  const words = useWords();
  const locale = useLocale();
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (!hasAddressSaveFailed()) return;
    setTold(true);
    clearAddressSaveFailed();
  }, []);
  if (!isTold) return null;
  return (
    <Notice tone="warning">
      {words('pay.addressNotKept')}{' '}
      <SiteLink to={pathTo('accountAddresses', locale)}>{words('pay.addressBook')}</SiteLink>
    </Notice>
  );
}

interface PaymentNewsProps {
  order: Order;
  /** slow: it has been processing for longer than anyone waits; unpaid: somebody came back from the provider's page. */
  stage: PaymentStage | 'slow' | 'unpaid';
}

/** What became of the payment, read out when it changes. */
function PaymentNews({ order, stage }: PaymentNewsProps) {
  const words = useWords();
  const news = useAnnounced<HTMLDivElement>();
  const locale = useLocale();
  return (
    <div ref={news} className={style['news']} data-stage={stage}>
      <p className={style['reference']}>
        <FormattedMessage
          id="pay.reference"
          values={{ reference: <span className="whole">{order.reference}</span> }}
        />
      </p>
      <PageTitle lead={words(`pay.${stage}.text`, { email: order.email, until: untilOf(order, locale) })}>
        {words(`pay.${stage}.title`)}
      </PageTitle>
      {hasEnded(paymentStage(order)) && (
        <p className={style['next']}>{order.canPay ? <Reserved order={order} /> : words('pay.gone')}</p>
      )}
    </div>
  );
}

/** Until when another try may be made. */
function Reserved({ order }: { order: Order }) {
  return useWords()('pay.kept', { until: untilOf(order, useLocale()) });
}

/** An older shop does not say until when: `none`. */
const untilOf = ({ reservedUntil }: Order, locale: Locale) =>
  reservedUntil === undefined ? 'none' : formatMoment(reservedUntil, locale);
