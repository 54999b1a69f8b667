import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storefront } from '@vitrine/shared/contract/storefront';
import { contentErrorBody } from '../content/content-error.ts';
import { answerPage, NOT_PAGES } from '../routes/storefront.ts';
import { refuse } from './refuse.ts';

/** Answers an address that cannot be read, such as `/%FF`: nothing is there, said in the shape of its neighbours. */
export async function answerBadAddress(
  storefront: Storefront | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (/^\/content(\/|$)/.test(request.url)) {
    reply.header('access-control-allow-origin', '*').code(404).send(contentErrorBody(404, 'Not Found'));
    return;
  }
  const isPage = request.method === 'GET' && !NOT_PAGES.test(request.url) && request.url.startsWith('/');
  if (!storefront || !isPage) {
    refuse(reply, 404, 'not-found', 'notFound');
    return;
  }
  // Each percent sign now stands for itself, so that the shell can read the address and draws that it knows none such.
  const readable = request.url.replaceAll('%', '%25');
  await answerPage(storefront, request, reply, readable).catch((failure: unknown) => reply.send(failure));
}
