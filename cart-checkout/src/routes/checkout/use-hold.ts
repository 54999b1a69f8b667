import { useCallback, useEffect, useRef, useState } from 'react';
import { readBrowserHold, saveBrowserHold } from '@vitrine/shared/cart/browser-hold';
import type { LineRequest } from '@vitrine/shared/contract/orders/cart-check';
import type { CartLine } from '@vitrine/shared/contract/orders/cart-state';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { randomKey } from '@vitrine/shared/platform/random-key';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { holdLots } from '../../api/checkout.ts';
import type { Hold } from '../../model/checkout/hold.ts';
import { HOLD_MS } from '@vitrine/shared/contract/orders/cart-limits';
import { holdEndsAt } from '../../model/checkout/hold-time.ts';
import { usePageResume } from '../../model/use-page-resume.ts';
import { useLineRequests } from '../../model/cart/use-line-requests.ts';

/**
 * Reserves the lines while the page is open: at once, when they change, and again when asked to.
 * @param isSending whether an order is on its way that uses the hold: nothing is reserved beside it
 */
export function useHold(
  lines: readonly CartLine[],
  isSending: boolean,
  onFailure: (failure: ApiFailure) => void,
) {
  const { browserApi } = useRemote();
  const [hold, setHold] = useState<Hold>({ status: 'asking' });
  const [asked, setAsked] = useState(0);
  const requested = useLineRequests(lines);
  const answered = useRef(Promise.resolve());
  useEffect(() => {
    const left = new AbortController();
    setHold({ status: 'asking' });
    const name = holdToAskFor();
    answered.current = holdLots(browserApi, requested, name, left.signal).then((answer) => {
      // Also for a page that was left: what is reserved is known to all pages of this browser.
      if (answer.ok) unanswered = undefined;
      else forgetIfNone(name, answer.failure);
      if (left.signal.aborted) return;
      if (!answer.ok) {
        setHold(missing(answer.failure));
        onFailure(answer.failure);
        return;
      }
      const { holdId, expiresAt } = answer.value;
      saveBrowserHold(holdId);
      setHold({ status: 'held', holdId, endsAt: holdEndsAt(expiresAt, Date.now()) });
    });
    return () => left.abort();
  }, [browserApi, requested, asked, onFailure]);
  useLapse(
    hold,
    useCallback(() => setHold(LAPSED), []),
  );
  const renew = useCallback(() => setAsked((times) => times + 1), []);
  const isMissed = hold.status === 'failed' && hold.failure.kind !== 'rejected';
  // Nobody has to press for what only a lost connection kept from them.
  usePageResume(
    useCallback(() => {
      if (isMissed && !isSending) renew();
    }, [isMissed, isSending, renew]),
  );
  const extend = useExtend(hold, requested, setHold);
  /** Resolves when the shop has answered what was asked last: an order that met the asking would be refused its own lots. */
  const settle = useCallback(() => answered.current, []);
  return { hold, renew, extend, settle };
}

/** The name that was made here last, until the shop has reserved something. */
let unanswered: string | undefined;

/**
 * The hold of this browser, or a new name for one. It is stored before the shop has answered: an answer may be lost that
 * reserved the lots, and whoever asks again would find them taken.
 */
function holdToAskFor(): string {
  const known = readBrowserHold();
  if (known !== undefined) return known;
  unanswered = randomKey();
  saveBrowserHold(unanswered);
  return unanswered;
}

/** Forgets a name that reserves nothing: lots that others keep would pass for one's own. */
function forgetIfNone(name: string, failure: ApiFailure): void {
  const isNone = isOver(failure) || (name === unanswered && isTurnedDown(failure));
  // Another tab may have a hold by now.
  if (isNone && readBrowserHold() === name) saveBrowserHold(null);
}

/** The shop has looked, and reserved nothing. */
const isTurnedDown = (failure: ApiFailure) => failure.kind === 'rejected' && failure.status === 409;

const LAPSED: Hold = { status: 'lapsed' };

/** The shop says once of a hold that its time is over; asked again it gives another. */
const isOver = (failure: ApiFailure) => failure.kind === 'rejected' && failure.code === 'hold-over';

const missing = (failure: ApiFailure): Hold => (isOver(failure) ? LAPSED : { status: 'failed', failure });

type More = NonNullable<Extract<Hold, { status: 'held' }>['more']>;

/** Gained by less, a hold is at its longest, unless it has its full time. */
const GAIN_MS = 30_000;
const FULL_MS = 90_000;

/**
 * Asks for the full time again before it is over (WCAG 2.2.1). The shop bounds it: nobody keeps lots from others for ever. A
 * wish that fails leaves the hold as it was.
 */
function useExtend(
  hold: Hold,
  lines: readonly LineRequest[],
  setHold: (change: (before: Hold) => Hold) => void,
) {
  const { browserApi } = useRemote();
  return useCallback(async () => {
    if (hold.status !== 'held' || hold.more === 'asked') return;
    const note = (more: More, endsAt = hold.endsAt) =>
      setHold((now) =>
        now.status === 'held' && now.holdId === hold.holdId ? { ...now, more, endsAt } : now,
      );
    note('asked');
    const answer = await holdLots(browserApi, lines, hold.holdId);
    if (!answer.ok) forgetIfNone(hold.holdId, answer.failure);
    if (!answer.ok) return isOver(answer.failure) ? setHold(() => LAPSED) : note('failed');
    const endsAt = holdEndsAt(answer.value.expiresAt, Date.now());
    const isFull = endsAt - Date.now() > HOLD_MS - FULL_MS;
    note(endsAt - hold.endsAt < GAIN_MS && !isFull ? 'longest' : 'given', endsAt);
  }, [browserApi, hold, lines, setHold]);
}

function useLapse(hold: Hold, onLapse: () => void) {
  const endsAt = hold.status === 'held' ? hold.endsAt : null;
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setTimeout(onLapse, endsAt - Date.now());
    return () => clearTimeout(timer);
  }, [endsAt, onLapse]);
  // Timers stand still while a device sleeps; its clock goes on.
  usePageResume(
    useCallback(() => {
      if (endsAt !== null && Date.now() >= endsAt) onLapse();
    }, [endsAt, onLapse]),
  );
}
