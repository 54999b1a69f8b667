import type { Session } from '@vitrine/shared/contract/accounts/account';
import { useWords } from './use-words.ts';

/** Names the browser of a session, as far as it is known. */
export function useDevice(): (session: Pick<Session, 'browser' | 'system'>) => string {
  const words = useWords();
  return ({ browser, system }) => {
    if (!browser) return system || words('sessions.unknown');
    return system ? words('sessions.device', { browser, system }) : browser;
  };
}
