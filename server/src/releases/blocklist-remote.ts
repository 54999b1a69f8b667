import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import type { Clock } from '../platform/clock.ts';
import type { ReportCollector } from './collect-reports.ts';
import type { Blocklist } from './blocklist-db.ts';
import { isAmong, type BlocklistFile } from './blocklist-file.ts';
import { signNews } from './watch-key.ts';
import { NEWS_PATH, newsAnswerSchema, SIGNATURE_HEADER, type WatchNews } from './watch-news.ts';

const TELL_EVERY_MS = 1_000;
/** Pointers are read no later for an API that is away: milliseconds. */
const LONGEST_TELLING_MS = 1_000;
const REST_MS = 5_000;

interface Options {
  apiUrl: string;
  secret: string;
  file: BlocklistFile;
  reports: ReportCollector;
  clock: Clock;
  log: StorefrontOptions['log'];
  /** How long one telling may take; a second unless given. */
  longestMs?: number;
}

/**
 * What is refused, as the processes with the database know it: each reading tells them what this storefront saw and took
 * back itself. While they are away it goes on with its file, and tells them later.
 */
export function remoteBlocklist(options: Options): Blocklist {
  const { apiUrl, secret, file, reports, clock, log, longestMs = LONGEST_TELLING_MS } = options;
  let nextAt = 0;
  let isHeard = true;
  let known: WatchNews['refusals'] = [];
  let telling: Promise<void> | null = null;

  async function tell(): Promise<void> {
    nextAt = clock().getTime() + TELL_EVERY_MS;
    const refusals = file
      .known()
      .filter((row) => row.lifted_at === null && !isAmong(known, row))
      .map(({ remote, version, back_to, fault, reason }) => ({ remote, version, back_to, fault, reason }));
    const rows = await send({ ...reports.take(), refusals });
    known = rows;
    await file.keep(rows);
    isHeard = true;
  }

  async function send(news: WatchNews) {
    const body = JSON.stringify(news);
    const answer = await fetch(new URL(NEWS_PATH, apiUrl), {
      ...{ method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(longestMs) },
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signNews(secret, body, clock()) },
    });
    if (!answer.ok) throw new Error(`the API answers ${answer.status}`);
    return newsAnswerSchema.parse(await answer.json()).refusals;
  }

  async function read() {
    if (clock().getTime() >= nextAt)
      telling ??= tell()
        .catch((error: unknown) => {
          nextAt = clock().getTime() + REST_MS;
          if (isHeard) log('warn', 'release watch not heard', { reason: String(error) });
          isHeard = false;
        })
        .finally(() => {
          telling = null;
        });
    await telling;
    return file.known();
  }

  return {
    read,
    known: file.known,
    async refuse(refusal) {
      const isNew = await file.refuse(refusal);
      nextAt = 0;
      await read();
      return isNew;
    },
  };
}
