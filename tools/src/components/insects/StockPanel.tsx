import { useState } from 'react';
import type { InsectDetail, LotHolder, StockMove } from '@vitrine/shared/contract/tools/catalogue';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Form } from '@vitrine/shared/forms/Form';
import { useIdempotencyKey } from '@vitrine/shared/forms/use-idempotency-key';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useRevalidator } from 'react-router';
import { moveStock } from '../../api/insects/insects.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useMay } from '../../model/current-staff.ts';
import { useRemoteForm } from '@vitrine/shared/remote/use-action';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import style from './InsectForm.module.css';
import { Announced } from '../Announced.tsx';

/** How many there are, for whom some are reserved, what came in or was counted, and what moved so far. */
export function StockPanel({ insect }: { insect: InsectDetail }) {
  const words = useWords();
  const { onHand, reserved, keptAside, moves, deletedAt } = insect;
  const mayWrite = useMay('catalogue-write') && deletedAt === null;
  return (
    <section aria-label={words('stock.title')}>
      <h2>{words('stock.title')}</h2>
      <p>{words('stock.now', { onHand, reserved })}</p>
      {keptAside.length > 0 && (
        <ul className={style['faults']}>
          {keptAside.map((kept) => (
            <li key={`${kept.order} ${kept.until}`}>
              <Kept kept={kept} />
            </li>
          ))}
        </ul>
      )}
      {mayWrite && <StockForm insect={insect} />}
      <StockHistory moves={moves} />
    </section>
  );
}

function Kept({ kept: { order, amount, until } }: { kept: LotHolder }) {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  if (order === null) return words('stock.keptCheckout', { amount, until: moment(until) });
  return (
    <SiteLink to={pathTo('toolsOrder', locale, { reference: order })}>
      {words('stock.keptFor', { amount, order })}
    </SiteLink>
  );
}

function StockForm({ insect: { id, onHand, unpacked = 0 } }: { insect: InsectDetail }) {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const { revalidate } = useRevalidator();
  const intent = useIdempotencyKey();
  const [isSaved, setSaved] = useState(false);
  const { form, failure, isBusy } = useRemoteForm({
    async send({ text }) {
      setSaved(false);
      const kind = text('kind') === 'count' ? 'count' : 'receive';
      const move = { kind, amount: text('amount'), reason: text('reason') } as const;
      const answer = await moveStock(api, id, { ...move, onHand, key: intent.keyFor(move) });
      // What there is now stands above what was typed.
      if (!answer.ok && answer.failure.kind === 'rejected') await revalidate();
      return answer;
    },
    async onDone(_moved, box) {
      intent.done();
      box.reset();
      setSaved(true);
      await revalidate();
    },
  });
  return (
    <Form {...form} className={style['stock']}>
      <SelectField name="kind" label={words('stock.kind')}>
        <option value="receive">{words('stock.receive')}</option>
        <option value="count">{words('stock.count')}</option>
      </SelectField>
      <Field
        name="amount"
        label={words('stock.amount')}
        hint={unpacked > 0 ? words('stock.unpacked', { count: unpacked }) : undefined}
        inputMode="numeric"
      />
      <Field name="reason" label={words('stock.reason')} />
      <RequestFailed failure={failure} />
      <div>
        <Button type="submit" variant="quiet" busy={isBusy}>
          {words('stock.save')}
        </Button>{' '}
        <Announced as="span" className={style['quiet']}>
          {isSaved && words('stock.saved')}
        </Announced>
      </div>
    </Form>
  );
}

/** What leaves the shelf, or what can be sold of it, is written with a minus. */
const SIGNS = { receive: '+', reserve: '', release: '', sell: '−', adjust: '' } as const;

/** What moved, the newest first: when, how many, by whom and why. */
function StockHistory({ moves }: { moves: readonly StockMove[] }) {
  const words = useWords();
  const { moment } = useFormats();
  if (moves.length === 0) return null;
  return (
    <details>
      <summary>{words('stock.history')}</summary>
      <ul className={style['moves']} role="list">
        {moves.map((move) => (
          <li key={move.id}>
            <span className={style['figure']}>{amountOf(move)}</span>
            <span>
              {words(`stock.kind.${move.kind}`)} <Cause move={move} />
              <br />
              <span className={style['quiet']}>
                <time dateTime={move.at}>{moment(move.at)}</time>, {move.by || words('stock.byShop')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function amountOf({ kind, amount }: StockMove): string {
  const sign = kind === 'adjust' && amount > 0 ? '+' : SIGNS[kind];
  return `${sign}${String(amount).replace('-', '−')}`;
}

/** The order that it was for, or what was said about it. */
function Cause({ move: { source, note } }: { move: StockMove }) {
  const locale = useLocale();
  const reference = /^order:([^:]+)/.exec(source)?.[1];
  if (!reference) return note;
  return <SiteLink to={pathTo('toolsOrder', locale, { reference })}>{reference}</SiteLink>;
}
