import { useEffect, useRef, useState } from 'react';
import { Button } from '@vitrine/shared/ui/links/Button';
import { useSaid } from '@vitrine/shared/ui/feedback/announce';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import type { Hold } from '../../model/checkout/hold.ts';
import { minutesLeft } from '../../model/checkout/hold-time.ts';
import { useWords } from '../../model/use-words.ts';
import style from './HoldNote.module.css';

/** Minutes left at which it is read out, once each: a clock that talks is no help. */
const SOON = [1, 5];
/** With more minutes left than these nothing would be gained. */
const OFFERED = 13;

interface HoldNoteProps {
  hold: Hold;
  onRenew(): void;
  /** Gives more time before it is over. */
  onExtend(): void;
}

/** How long the lots are still put aside. Minutes are enough: seconds would only hurry. */
export function HoldNote({ hold, onRenew, onExtend }: HoldNoteProps) {
  const words = useWords();
  const note = useRef<HTMLDivElement>(null);
  const isMissing = hold.status === 'lapsed' || hold.status === 'failed';
  const renew = () => {
    // The button goes, and its focus with it.
    note.current?.focus();
    onRenew();
  };
  return (
    <div ref={note} className={style['note']} tabIndex={-1} role={isMissing ? 'status' : undefined}>
      <Icon name="pin" />
      {hold.status === 'held' ? <TimeLeft {...{ hold, onExtend }} /> : <p>{words(`hold.${hold.status}`)}</p>}
      {isMissing && (
        <Button variant="quiet" onClick={renew}>
          {words('hold.renew')}
        </Button>
      )}
    </div>
  );
}

function TimeLeft({ hold, onExtend }: { hold: Extract<Hold, { status: 'held' }>; onExtend(): void }) {
  const words = useWords();
  const { endsAt, more } = hold;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    // Of a new end at once: by a time of before it has a minute too many.
    look();
    const timer = setInterval(look, 5_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  const minutes = minutesLeft(endsAt, now);
  const soon = SOON.find((limit) => minutes <= limit);
  const news = more && more !== 'asked' ? more : '';
  const newsSaid = news && words(news === 'failed' ? 'hold.failedMore' : `hold.${news}`, { minutes });
  const soonSaid = soon ? words('hold.soon', { minutes: soon }) : '';
  // Once each, not with every minute that passes.
  useSaid(newsSaid, news && `${news} ${endsAt}`);
  useSaid(soonSaid, soonSaid);
  return (
    <>
      <p>{words('hold.held', { minutes })}</p>
      {more === 'longest' ? (
        <Longest />
      ) : (
        (minutes <= OFFERED || more) && (
          <Button variant="quiet" busy={more === 'asked'} onClick={onExtend}>
            {words('hold.extend')}
          </Button>
        )
      )}
    </>
  );
}

/** In the button's place, and with its focus. */
function Longest() {
  const words = useWords();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <span ref={place} tabIndex={-1} className={style['longest']}>
      {words('hold.longestShort')}
    </span>
  );
}
