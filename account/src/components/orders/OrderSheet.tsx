import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderSummary } from '@vitrine/shared/contract/accounts/account';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { Price } from '@vitrine/shared/ui/specimens/Price';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useWords } from '../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { checkLines } from '@vitrine/shared/cart/check-browser-cart';
import { putBack, type ReorderedLine } from '@vitrine/shared/cart/reorder';
import { useAction } from '@vitrine/shared/remote/use-action';
import style from './OrderSheet.module.css';
import reorderedStyle from '../AskNotice.module.css';

/** One order of the history: what it was, how far it is, and what can be done with it. */
export function OrderSheet({ order }: { order: OrderSummary }) {
  const words = useWords();
  const locale = useLocale();
  const id = useId();
  return (
    <article className={style['order']} aria-labelledby={id}>
      <header className={style['head']}>
        <h2 id={id} className={style['title']}>
          <FormattedMessage
            id="orders.of"
            values={{ reference: <span className="whole">{order.reference}</span> }}
          />
        </h2>
        <Price cents={order.totalCents} />
      </header>
      <p className={style['placed']}>{words('orders.placed', { day: formatDay(order.placedAt, locale) })}</p>
      <div className={style['body']}>
        <Lines lines={order.lines} />
        <div className={style['side']}>
          <States order={order} />
          <Ways order={order} />
        </div>
      </div>
    </article>
  );
}

function States({ order }: { order: OrderSummary }) {
  const words = useWords();
  const isNeverSent = order.orderState === 'cancelled' && order.fulfilmentState === 'waiting';
  const states = [
    [words('orders.state'), words(`state.order.${order.orderState}`)],
    [words('orders.payment'), words(`state.payment.${order.paymentState}`)],
    ...(isNeverSent ? [] : [[words('orders.parcel'), words(`state.fulfilment.${order.fulfilmentState}`)]]),
  ];
  return (
    <dl className={style['states']}>
      {states.map(([term, state]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{state}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ lines }: { lines: OrderSummary['lines'] }) {
  const words = useWords();
  return (
    <ul className={style['lines']} role="list" aria-label={words('orders.lines')}>
      {lines.map((line) => (
        <Line key={line.uuid} line={line} />
      ))}
    </ul>
  );
}

/** What was ordered, with its picture of now. Its name leads to the insect while the shop shows it. */
function Line({ line }: { line: OrderSummary['lines'][number] }) {
  const words = useWords();
  const locale = useLocale();
  const { amount, name, isMixed, picture, family } = line;
  const shownName = isMixed ? name : <i lang="la">{name}</i>;
  return (
    <li>
      {picture !== undefined && (
        <Picture picture={picture} of={line} alt="" sizes="3.5rem" className={style['picture'] ?? ''} />
      )}
      <span>
        {amount > 1 && words('orders.amount', { amount })}
        {family ? <SiteLink to={insectPath({ ...line, family }, locale)}>{shownName}</SiteLink> : shownName}
      </span>
    </li>
  );
}

function Ways({ order }: { order: OrderSummary }) {
  const { reference } = order;
  const words = useWords();
  const locale = useLocale();
  const again = useReorder(order);
  const isInCart = again.outcome?.some(({ fate }) => fate !== 'gone') ?? false;
  return (
    <>
      <div className={style['ways']}>
        <SiteLink
          to={pathTo('order', locale, { reference })}
          aria-label={words('orders.viewOf', { reference })}
        >
          {words('orders.view')}
        </SiteLink>
        {isInCart ? (
          <ToCart />
        ) : (
          <Button
            variant="quiet"
            busy={again.isBusy}
            aria-label={words('orders.againOf', { reference })}
            onClick={() => void again.run(undefined)}
          >
            {words('orders.again')}
          </Button>
        )}
      </div>
      <RequestFailed failure={again.failure} />
      {again.outcome && <Reordered lines={again.outcome} />}
    </>
  );
}

/** In the button's place, and with its focus: a second press would put the same lots into the cart once more. */
function ToCart() {
  const words = useWords();
  const cart = pathTo('cart', useLocale());
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <SiteLink ref={link} to={cart}>
      {words('reorder.toCart')}
    </SiteLink>
  );
}

const FATES = ['added', 'fewer', 'there', 'full', 'gone'] as const;

/** What became of each insect that was asked for again. */
function Reordered({ lines }: { lines: ReorderedLine[] }) {
  const words = useWords();
  const isAllThere = lines.every(({ fate }) => fate === 'added' || fate === 'there');
  return (
    <Notice tone={isAllThere ? 'success' : 'warning'}>
      <div className={reorderedStyle['ask']}>
        {FATES.map((fate) => {
          const names = lines.filter((line) => line.fate === fate).map(({ name }) => name);
          return (
            names.length > 0 && <p key={fate}>{words(`reorder.${fate}`, { names: names.join(', ') })}</p>
          );
        })}
      </div>
    </Notice>
  );
}

/** Puts into the cart what of an order is still there, and tells what became of each line. */
function useReorder({ lines }: OrderSummary) {
  const { browserApi } = useRemote();
  const [outcome, setOutcome] = useState<ReorderedLine[] | null>(null);
  const action = useAction(
    () =>
      checkLines(
        browserApi,
        lines.map(({ uuid, amount }) => ({ uuid, amount })),
      ),
    (answer) => setOutcome(putBack(lines, answer)),
  );
  return { ...action, outcome };
}
