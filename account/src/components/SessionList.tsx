import type { Session } from '@vitrine/shared/contract/account';
import { formatMoment } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/Button';
import { useWords } from '../model/use-words.ts';
import style from './SessionList.module.css';

interface SessionListProps {
  sessions: Session[];
  isBusy: boolean;
  onEnd(id: number): void;
}

/** Browsers that are logged in. This one logs out elsewhere, where it is expected. */
export function SessionList({ sessions, isBusy, onEnd }: SessionListProps) {
  return (
    <ul className={style['sessions']} role="list">
      {sessions.map((session) => (
        <li key={session.id} className={style['session']}>
          <SessionText session={session} />
          {!session.isCurrent && <End session={session} isBusy={isBusy} onEnd={onEnd} />}
        </li>
      ))}
    </ul>
  );
}

function SessionText({ session }: { session: Session }) {
  const words = useWords();
  const locale = useLocale();
  const device = useDevice(session);
  // Of several logins of one day, the time tells which is which.
  const [start, end] = [formatMoment(session.startedAt, locale), formatMoment(session.lastSeenAt, locale)];
  return (
    <div>
      <p className={style['device']}>
        {device}
        {session.isCurrent && <span className={style['this']}>{words('sessions.this')}</span>}
      </p>
      <p className={style['seen']}>{words('sessions.seen', { start, end })}</p>
    </div>
  );
}

function End({ session, isBusy, onEnd }: Omit<SessionListProps, 'sessions'> & { session: Session }) {
  const words = useWords();
  const device = useDevice(session);
  return (
    <Button
      variant="quiet"
      busy={isBusy}
      aria-label={words('sessions.endOf', { device })}
      onClick={() => onEnd(session.id)}
    >
      {words('sessions.end')}
    </Button>
  );
}

function useDevice({ browser, system }: Session): string {
  const words = useWords();
  if (!browser) return system || words('sessions.unknown');
  return system ? words('sessions.device', { browser, system }) : browser;
}
