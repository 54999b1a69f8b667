import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Audited } from '@vitrine/shared/contract/tools/tools';
import { useIdempotencyKey } from '@vitrine/shared/forms/use-idempotency-key';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { useAction } from '@vitrine/shared/remote/use-action';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { useMay } from '../../model/current-staff.ts';
import { useWords } from '../../model/use-words.ts';

type Send<Id> = (api: ApiTransport, reference: string, id: Id, key: string) => Promise<ApiResult<Audited>>;

/** Sends something of an order once more: a mail, or an e-invoice that was refused. `SentAgain` says what came of it. */
export function useSendAgain<Id>(reference: string, send: Send<Id>) {
  const { browserApi } = useRemote();
  const { revalidate } = useRevalidator();
  const intent = useIdempotencyKey();
  const isAllowed = useMay('orders-write');
  const [times, setTimes] = useState(0);
  const action = useAction<Id, Audited>(
    (id) => send(browserApi, reference, id, intent.keyFor(id)),
    async () => {
      intent.done();
      setTimes((before) => before + 1);
      await revalidate();
    },
  );
  return { ...action, isAllowed, times };
}

/** What came of it. What waits has no button any more: the focus is here before that one goes. */
export function SentAgain({ again: { failure, times } }: { again: ReturnType<typeof useSendAgain> }) {
  const words = useWords();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (times > 0) place.current?.focus();
  }, [times]);
  if (failure) return <RequestFailed failure={failure} />;
  return (
    times > 0 && (
      <p ref={place} tabIndex={-1}>
        {words('order.sentAgain')}
      </p>
    )
  );
}
