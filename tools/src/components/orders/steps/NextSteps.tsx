import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderStep } from '@vitrine/shared/contract/tools/orders/order-steps';
import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import type { Move, Steps } from './use-steps.ts';
import { useWords } from '../../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { AddressForm } from './AddressForm.tsx';
import { CancelForm } from './CancelForm.tsx';
import { CashForm } from './CashForm.tsx';
import { TakeOutForm } from './TakeOutForm.tsx';
import { TransferForm } from './TransferForm.tsx';
import { Fold } from '../Fold.tsx';
import { ContactForm } from './ContactForm.tsx';
import { JoinForm, SplitForm } from './JoinForm.tsx';
import { JudgeForm } from './JudgeForm.tsx';
import { RefundForm } from './RefundForm.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { Section } from '../Section.tsx';
import { ShipForm } from './ShipForm.tsx';
import { STEP_TARGET } from './step-target.ts';
import style from '../Order.module.css';

interface NextStepsProps {
  order: ToolsOrder;
  steps: Steps;
}

/** What can be done with an order now: what is next stands open, the rest below it. */
export function NextSteps({ order, steps }: NextStepsProps) {
  const words = useWords();
  const can = (step: OrderStep) => order.steps.includes(step);
  const isLeft = order.parcels.length > 0;
  return (
    <Section title={words('order.next')} id="step">
      <Taken order={order} steps={steps} />
      {can('join') && <JoinForm order={order} steps={steps} />}
      <div className={style['simple']}>
        <Simple steps={steps} step="prepare" isOffered={can('prepare')} isFirst />
        <Simple steps={steps} step="deliver" isOffered={can('deliver')} isFirst />
        <Simple steps={steps} step="permit" isOffered={can('permit')} />
      </div>
      {can('ship') && !isLeft && <ShipForm key={order.reference} order={order} steps={steps} />}
      {can('judge') &&
        order.withdrawals
          .filter(({ answerBy }) => typeof answerBy === 'string')
          .map((one) => <JudgeForm key={one.id} withdrawal={one} steps={steps} />)}
      {can('return') &&
        order.withdrawals
          .filter(({ settledAt, answerBy }) => settledAt === null && !answerBy)
          .map((one) => <ReturnForm key={one.id} withdrawal={one} steps={steps} />)}
      {can('transfer') && (
        <Part title={words('order.transfer.title')} isFolded={order.orderState !== 'placed'}>
          <TransferForm order={order} steps={steps} />
        </Part>
      )}
      {can('ship') && isLeft && (
        <Fold title={words('order.ship.more')}>
          <ShipForm key={order.parcels.length} order={order} steps={steps} />
        </Fold>
      )}
      {can('split') && (
        <Fold title={words('order.split.title')}>
          <SplitForm order={order} steps={steps} />
        </Fold>
      )}
      {can('address') && (
        <Fold title={words('order.address.title')}>
          <AddressForm
            key={JSON.stringify([order.address, order.invoiceAddress])}
            order={order}
            steps={steps}
          />
        </Fold>
      )}
      {can('contact') && (
        <Fold title={words('order.contact.title')}>
          <ContactForm key={`${order.email} ${order.phone}`} order={order} steps={steps} />
        </Fold>
      )}
      {can('cash') && (
        <Fold title={words('order.cash.title')}>
          <CashForm steps={steps} />
        </Fold>
      )}
      {can('lines') && (
        <Fold title={words('order.takeOut.title')}>
          <TakeOutForm key={order.seen.pieces} order={order} steps={steps} />
        </Fold>
      )}
      {can('refund') && (
        <Fold title={words('order.refund.title')}>
          <RefundForm key={order.seen.leftCents} order={order} steps={steps} />
        </Fold>
      )}
      {can('cancel') && (
        <Fold title={words('order.cancel.title')}>
          <CancelForm order={order} steps={steps} />
        </Fold>
      )}
      {order.steps.every((step) => step === 'contact') && <p>{words('order.nothing')}</p>}
    </Section>
  );
}

function Part({ title, isFolded, children }: { title: string; isFolded: boolean; children: ReactNode }) {
  if (isFolded) return <Fold title={title}>{children}</Fold>;
  return (
    <>
      <h3>{title}</h3>
      {children}
    </>
  );
}

interface SimpleProps {
  steps: Steps;
  step: Extract<Move['step'], 'prepare' | 'permit' | 'deliver'>;
  isOffered: boolean;
  /** What the work goes on with. */
  isFirst?: boolean;
}

function Simple({ steps, step, isOffered, isFirst = false }: SimpleProps) {
  const words = useWords();
  if (!isOffered) return null;
  return (
    <Button
      variant={isFirst ? 'action' : 'quiet'}
      busy={steps.isBusy && steps.last === step}
      onClick={() => void steps.take({ step })}
      {...(isFirst && { [STEP_TARGET]: '' })}
    >
      {words(`order.step.${step}`)}
    </Button>
  );
}

const FORMLESS: readonly OrderStep[] = ['prepare', 'permit', 'deliver', 'repay'];

/** What came of the last step: that it was taken, with the way to the next order, or who was first. */
function Taken({ order, steps }: NextStepsProps) {
  const words = useWords();
  const { taken, first, failure, last } = steps;
  return (
    <>
      <Meanwhile first={first} />
      {last && FORMLESS.includes(last) && <RequestFailed failure={failure} />}
      {taken && (
        <Notice tone="success" title={words(`order.taken.${taken}`)}>
          {taken === 'ship' && <NextOrder reference={order.nextToPack} />}
        </Notice>
      )}
    </>
  );
}

function Meanwhile({ first }: Pick<Steps, 'first'>) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (first) box.current?.focus();
  }, [first]);
  if (!first) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="warning" title={words('order.meanwhile')}>
        {first.by ? words('order.meanwhileBy', { by: first.by }) : words('order.meanwhileText')}
      </Notice>
    </div>
  );
}

/** Takes the focus: whoever packs goes on by Enter. */
function NextOrder({ reference }: { reference: string | null }) {
  const words = useWords();
  const locale = useLocale();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  const path =
    reference === null
      ? pathTo('toolsOrders', locale)
      : `${pathTo('toolsOrder', locale, { reference })}#step`;
  return (
    <ButtonLink ref={link} to={path} variant="quiet">
      {reference === null ? (
        words('order.allPacked')
      ) : (
        <span>
          <FormattedMessage
            id="order.nextToPack"
            values={{ reference: <span className="whole">{reference}</span> }}
          />
        </span>
      )}
    </ButtonLink>
  );
}
