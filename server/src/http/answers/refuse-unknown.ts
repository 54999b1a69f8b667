import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentErrorBody } from './content-error.ts';
import { addressKind } from '../../platform/network/address-kind.ts';
import { refuse } from './refuse.ts';

/** Says that nothing is at an address, in the shape of its neighbours. */
export function refuseUnknown(
  { url }: FastifyRequest,
  reply: FastifyReply,
  contentPath: string,
): FastifyReply {
  if (addressKind(url, contentPath) !== 'content') return refuse(reply, 404, 'not-found', 'notFound');
  return reply.header('access-control-allow-origin', '*').code(404).send(contentErrorBody(404, 'Not Found'));
}
