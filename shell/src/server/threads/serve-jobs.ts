import type { MessagePort } from 'node:worker_threads';
import type { ApiAnswer } from '@vitrine/shared/contract/storefront';
import { reasonOf } from '../../federation/reason-of.ts';
import type { DrawnPage } from '../drawn-page.ts';
import type { Ask, FromThread, Log, PageJob, ToThread } from './protocol.ts';
import { packPage } from './send-page.ts';
import type { Signs } from './signs.ts';

export interface Outside {
  ask: Ask;
  log: Log;
}
export type DrawJob = (job: PageJob) => Promise<DrawnPage>;

/** How often a thread that waits shows that it is alive; a fraction of what its keeper bears. */
const MOVE_EVERY_MS = 250;

/** The thread's side: opens a remote, then draws what it is asked for, several pages at a time. */
export async function serveJobs(
  port: MessagePort,
  signs: Signs,
  open: (outside: Outside) => Promise<DrawJob>,
): Promise<void> {
  const send = (message: FromThread): void => port.postMessage(message);
  // Not a Map: what passes through one lives until the next full collection, in the tables that it outgrew.
  const asked: Record<number, (answer: ApiAnswer | null) => void> = {};
  let questions = 0;

  async function ask(question: Parameters<Ask>[0]): Promise<ApiAnswer> {
    questions += 1;
    const id = questions;
    const answer = await new Promise<ApiAnswer | null>((resolve) => {
      asked[id] = resolve;
      send({ kind: 'ask', id, question });
    });
    if (!answer) throw new Error('the API did not answer');
    return answer;
  }

  function draw(id: number, job: PageJob, drawJob: DrawJob): void {
    signs.begin();
    drawJob(job).then(
      (page) => send({ kind: 'drawn', id, page: packPage(page) }),
      (error: unknown) => send({ kind: 'failed', id, reason: reasonOf(error) }),
    );
  }

  setInterval(() => signs.move(), MOVE_EVERY_MS);
  let drawJob: DrawJob;
  try {
    drawJob = await open({ ask, log: (...entry) => send({ kind: 'log', entry }) });
  } catch (error) {
    return send({ kind: 'unfit', reason: reasonOf(error) });
  }
  port.on('message', (message: ToThread) => {
    signs.move();
    if (message.kind === 'draw') return draw(message.id, message.job, drawJob);
    asked[message.id]?.(message.answer);
    delete asked[message.id];
  });
  send({ kind: 'open' });
}
