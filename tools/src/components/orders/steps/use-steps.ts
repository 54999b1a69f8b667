import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { changedMeanwhileSchema, type Audited } from '@vitrine/shared/contract/tools/tools';
import type { OrderStepRequest } from '@vitrine/shared/contract/tools/orders/order-steps';
import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { takeStep } from '../../../api/orders.ts';
import type { First } from '../../../model/editing/use-edit-form.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useIdempotencyKey } from '@vitrine/shared/forms/use-idempotency-key';

/** A step without what the order looked like: the hook adds that. */
export type Move = OrderStepRequest extends infer One
  ? One extends OrderStepRequest
    ? Omit<One, 'seen'>
    : never
  : never;

/** Steps with the order of a page. */
export interface Steps {
  isBusy: boolean;
  /** Why the last one was not taken; who was first is told apart. */
  failure: ApiFailure | null;
  /** Which one that was. */
  last: Move['step'] | null;
  /** Who moved the order meanwhile. */
  first: First | null;
  /** The one that was taken last, since the page was opened. */
  taken: Move['step'] | null;
  /** Whether it was taken. */
  take(move: Move): Promise<boolean>;
}

/**
 * Takes steps with the order as this page shows it. One on an order that somebody moved meanwhile changes nothing: the
 * page then shows the order as it is, and who was first.
 */
export function useSteps({ reference, seen }: Pick<ToolsOrder, 'reference' | 'seen'>): Steps {
  const { browserApi } = useRemote();
  const { revalidate } = useRevalidator();
  const intent = useIdempotencyKey();
  const [last, setLast] = useState<Move['step'] | null>(null);
  const [taken, setTaken] = useState<Move['step'] | null>(null);
  const [first, setFirst] = useState<First | null>(null);
  const answered = useRef(new WeakSet<Move>());
  const { run, isBusy, failure } = useAction<Move, Audited>(
    async (move) => {
      setLast(move.step);
      // Every kind of step is itself with what was seen.
      const body = { ...move, seen } as OrderStepRequest;
      const answer = await takeStep(browserApi, reference, body, intent.keyFor(body));
      const meanwhile = answer.ok ? null : readFirst(answer.failure);
      setFirst(meanwhile);
      setTaken(answer.ok ? move.step : null);
      if (answer.ok) answered.current.add(move);
      if (meanwhile) await revalidate();
      return answer;
    },
    async () => {
      intent.done();
      await revalidate();
    },
    { isToldInPlace: (refusal) => readFirst(refusal) !== null },
  );
  const take = async (move: Move) => {
    await run(move);
    return answered.current.has(move);
  };
  return { isBusy, failure: first ? null : failure, last, first, taken, take };
}

function readFirst(failure: ApiFailure): First | null {
  if (failure.kind !== 'rejected') return null;
  const read = changedMeanwhileSchema.safeParse(failure.body);
  return read.success ? read.data : null;
}
