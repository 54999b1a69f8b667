import type { ReactNode } from 'react';
import type { Session } from '@vitrine/shared/contract/accounts/account';
import { formatMoment } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { useDevice } from '../../model/use-device.ts';
import { useWords } from '../../model/use-words.ts';
import style from './SessionList.module.css';

interface SessionListProps {
  sessions: Session[];
  onEnd(session: Session): void;
  /** What stands in the place of the button of a session that is about to be ended. */
  askedOf(id: number): ReactNode;
  /** The session that is not to be ended after all. */
  left: number | null;
}

/** Browsers that are logged in. This one logs out elsewhere, where it is expected. */
export function SessionList({ sessions, onEnd, askedOf, left }: SessionListProps) {
  return (
    <ul className={style['sessions']} role="list">
      {sessions.map((session) => (
        <li key={session.id} className={style['session']}>
          <SessionText session={session} />
          {!session.isCurrent &&
            (askedOf(session.id) ?? <End session={session} onEnd={onEnd} takesFocus={session.id === left} />)}
        </li>
      ))}
    </ul>
  );
}

function SessionText({ session }: { session: Session }) {
  const words = useWords();
  const locale = useLocale();
  const device = useDevice();
  // Of several logins of one day, the time tells which is which.
  const [start, end] = [formatMoment(session.startedAt, locale), formatMoment(session.lastSeenAt, locale)];
  return (
    <div>
      <p className={style['device']}>
        {device(session)}
        {session.isCurrent && <span className={style['this']}>{words('sessions.this')}</span>}
      </p>
      <p className={style['seen']}>{words('sessions.seen', { start, end })}</p>
    </div>
  );
}

interface EndProps extends Pick<SessionListProps, 'onEnd'> {
  session: Session;
  takesFocus: boolean;
}

function End({ session, onEnd, takesFocus }: EndProps) {
  const words = useWords();
  const device = useDevice();
  return (
    <Button
      variant="quiet"
      autoFocus={takesFocus}
      aria-label={words('sessions.endOf', { device: device(session) })}
      onClick={() => onEnd(session)}
    >
      {words('sessions.end')}
    </Button>
  );
}
