import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storefront } from '@vitrine/shared/contract/federation/storefront';
import { addressKind } from '../platform/network/address-kind.ts';
import { refuseUnknown } from '../http/answers/refuse-unknown.ts';
import { answerPage } from './serve-pages.ts';

/** Answers an address that cannot be read, such as `/%FF`: nothing is there, said on a page where pages are. */
export async function answerBadAddress(
  contentPath: string,
  storefront: Storefront | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!storefront || !isRead || addressKind(request.url, contentPath) !== 'page') {
    refuseUnknown(request, reply, contentPath);
    return;
  }
  // Each percent sign now stands for itself, so that the shell can read the address and draws that it knows none such.
  const readable = request.url.replaceAll('%', '%25');
  await answerPage(storefront, request, reply, readable).catch((failure: unknown) => reply.send(failure));
}
