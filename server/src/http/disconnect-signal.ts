import type { FastifyReply } from 'fastify';

/** Aborts when the client disconnects before the answer is sent: nobody waits for it any more. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
