import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { DefinitionList } from '@vitrine/shared/ui/page/DefinitionList';
import { paperAddress, sendEInvoiceAgain } from '../../api/orders.ts';
import { useMay } from '../../model/current-staff.ts';
import type { Steps } from './steps/use-steps.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { Chargebacks } from './steps/Chargebacks.tsx';
import { PrintLink } from './PrintLink.tsx';
import { Section } from './Section.tsx';
import { SentAgain, useSendAgain } from './SentAgain.tsx';
import style from './Order.module.css';

interface MoneyProps {
  order: ToolsOrder;
  steps: Steps;
}

/** What the order comes to, how it was paid, and what went back. */
export function Money({ order, steps }: MoneyProps) {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  const euro = (cents: number) => formatMoney(cents, locale);
  return (
    <Section title={words('order.money')} figures>
      <DefinitionList
        items={[
          { term: words('order.goods'), description: euro(order.goodsCents) },
          {
            term: words('order.shipping', { name: order.shipping.name[locale] }),
            description: euro(order.shipping.priceCents),
          },
          { term: words('order.total'), description: <strong>{euro(order.totalCents)}</strong> },
          { term: words('order.vat'), description: euro(order.vatCents) },
          { term: words('order.left'), description: euro(order.seen.leftCents) },
        ]}
      />
      <Attempts payments={order.payments} />
      {order.bankTransfer && (
        <p>
          {words('order.communication', {
            communication: order.bankTransfer.communication,
            until: moment(order.bankTransfer.payBefore),
          })}
        </p>
      )}
      {order.refunds.length > 0 && <Refunds order={order} steps={steps} />}
      <Chargebacks chargebacks={order.chargebacks ?? []} />
      {order.papers.length > 0 && <Papers order={order} />}
    </Section>
  );
}

function Attempts({ payments }: Pick<ToolsOrder, 'payments'>) {
  const words = useWords();
  const { moment } = useFormats();
  const locale = useLocale();
  // Ended by the shop when it took cash: nobody cancelled.
  const cash = payments.find(({ provider }) => provider === 'cash')?.attempt;
  const isReplaced = ({ attempt, state }: ToolsOrder['payments'][number]) =>
    state === 'cancelled' && attempt + 1 === cash;
  return (
    <>
      <h3>{words('order.attempts')}</h3>
      <ul className={style['entries']} role="list">
        {payments.map((payment) => (
          <li key={payment.attempt}>
            <strong>
              {words(isReplaced(payment) ? 'order.payment.replaced' : `order.payment.${payment.state}`)}
            </strong>{' '}
            · {words(payment.provider === 'cash' ? 'order.method.cash' : `order.method.${payment.method}`)} ·{' '}
            {formatMoney(payment.amountCents, locale)} · {moment(payment.createdAt)}
            {payment.providerId && <span className={style['small']}>{payment.providerId}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Refunds({ order: { refunds, steps: offered }, steps }: MoneyProps) {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  const mayRepay = useMay('orders-write') && offered.includes('repay');
  return (
    <>
      <h3>{words('order.refunds')}</h3>
      <ul className={style['entries']} role="list">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <strong>{formatMoney(refund.amountCents, locale)}</strong> ·{' '}
            {words(`order.refunded.${refund.state}`)} · {words(`order.because.${refund.reason}`)} ·{' '}
            {moment(refund.at)}
            {refund.note && <q className={style['small']}>{refund.note}</q>}
            {refund.lastError && (
              <span className={style['fault']} lang="en">
                {refund.lastError}
              </span>
            )}
            {refund.state === 'failed' && mayRepay && <Repay refund={refund} steps={steps} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Repay({ refund, steps }: { refund: ToolsOrder['refunds'][number]; steps: Steps }) {
  const words = useWords();
  const isBusy = steps.isBusy && steps.last === 'repay';
  const take = (isByHand: boolean) => void steps.take({ step: 'repay', refundId: refund.id, isByHand });
  return (
    <span className={style['simple']}>
      <Button variant="quiet" busy={isBusy} onClick={() => take(false)}>
        {words('order.repay.again')}
      </Button>
      {refund.hasNotGone === false ? (
        <span className={style['small']}>{words('order.repay.unknown')}</span>
      ) : (
        <Button variant="quiet" busy={isBusy} onClick={() => take(true)}>
          {words('order.repay.byHand')}
        </Button>
      )}
    </span>
  );
}

function Papers({ order: { papers, reference } }: Pick<MoneyProps, 'order'>) {
  const words = useWords();
  const locale = useLocale();
  const again = useSendAgain(reference, sendEInvoiceAgain);
  return (
    <>
      <h3>{words('order.papers')}</h3>
      <SentAgain again={again} />
      <ul className={style['entries']} role="list">
        {papers.map(({ number, kind, totalCents, eInvoice }) => (
          <li key={number}>
            <PrintLink
              address={paperAddress(reference, number)}
              text={words(`order.paper.${kind}`, { number })}
            />{' '}
            · {formatMoney(totalCents, locale)}
            {eInvoice && ` · ${words(`order.peppol.${eInvoice.state}`)}`}
            {eInvoice?.lastError && <span lang="en"> ({eInvoice.lastError})</span>}
            {eInvoice?.state === 'refused' && again.isAllowed && (
              <span className={style['simple']}>
                <Button variant="quiet" busy={again.isBusy} onClick={() => void again.run(number)}>
                  {words('order.sendAgain')}
                  <span className="visually-hidden">: {number}</span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
