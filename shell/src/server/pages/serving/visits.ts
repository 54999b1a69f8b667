import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { randomUUID } from 'node:crypto';
import type { Ask, Log } from '../../drawing/protocol.ts';

/** On whose behalf the API is asked. */
interface Visitor {
  /** Empty for who may be anyone: what is drawn then may be cached for others. */
  cookie: string;
  /** Of the request for the page; empty when it has none. The log tells by it what belongs together. */
  requestId: string;
}

/** More than any page asks; one that does so is at nobody's expense but its own. */
const MOST_QUESTIONS = 100;

export interface Visits {
  /** Draws a page in the name of a visitor. What draws knows no more than a name that holds until the page is drawn. */
  during<T>(visitor: Visitor, draw: (visit: string) => Promise<T>): Promise<T>;
  /** Asks the API for a page that is being drawn. */
  ask: Ask;
  /** The same log, in which what is said of a visit by its name stands at the id of its request. */
  logOf(log: Log): Log;
}

/** Keeps cookies away from where remotes run. */
export function createVisits(ask: StorefrontOptions['ask']): Visits {
  const visits = new Map<string, Visitor & { questions: number }>();
  return {
    async during(visitor, draw) {
      const visit = randomUUID();
      visits.set(visit, { ...visitor, questions: 0 });
      try {
        return await draw(visit);
      } finally {
        visits.delete(visit);
      }
    },
    logOf:
      (log) =>
      (level, message, { visit, ...details }: { visit?: unknown }) => {
        const reqId = visits.get(String(visit))?.requestId;
        log(level, message, { ...details, ...(reqId && { reqId }) });
      },
    async ask({ visit, url, locale }) {
      const visitor = visits.get(visit);
      if (!visitor) throw new Error('no such page is being drawn');
      visitor.questions += 1;
      if (visitor.questions > MOST_QUESTIONS) throw new Error('a page asks too much');
      const { cookie, requestId } = visitor;
      const headers = {
        'x-locale': locale,
        ...(cookie && { cookie }),
        ...(requestId && { 'x-request-id': requestId }),
      };
      // Why the API failed is not the remote's business.
      return ask({ method: 'GET', url, headers }).catch(() => {
        throw new Error('the API did not answer');
      });
    },
  };
}
