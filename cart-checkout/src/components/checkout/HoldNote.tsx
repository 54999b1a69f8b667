import { useEffect, useState } from 'react';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import type { Hold } from '../../model/checkout/hold.ts';
import { minutesLeft } from '../../model/checkout/hold-time.ts';
import { useWords } from '../../model/use-words.ts';
import style from './HoldNote.module.css';

/** Minutes left at which it is read out, once each: a clock that talks is no help. */
const SOON = [1, 5];

/** How long the lots are still put aside. Minutes are enough: seconds would only hurry. */
export function HoldNote({ hold, onRenew }: { hold: Hold; onRenew(): void }) {
  const words = useWords();
  if (hold.status === 'lapsed') {
    return (
      <div className={style['note']} role="status">
        <Icon name="pin" />
        <p>{words('hold.lapsed')}</p>
        <Button variant="quiet" onClick={onRenew}>
          {words('hold.renew')}
        </Button>
      </div>
    );
  }
  return (
    <div className={style['note']}>
      <Icon name="pin" />
      {hold.status === 'held' ? <TimeLeft endsAt={hold.endsAt} /> : <p>{words(`hold.${hold.status}`)}</p>}
    </div>
  );
}

function TimeLeft({ endsAt }: { endsAt: number }) {
  const words = useWords();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  const minutes = minutesLeft(endsAt, now);
  const soon = SOON.find((limit) => minutes <= limit);
  return (
    <>
      <p>{words('hold.held', { minutes })}</p>
      <p className="visually-hidden" role="status">
        {soon && words('hold.soon', { minutes: soon })}
      </p>
    </>
  );
}
