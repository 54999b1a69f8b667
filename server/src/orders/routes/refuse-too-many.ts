import type { FastifyReply, FastifyRequest } from 'fastify';
import { lineLimitFault } from '../rules/line-limits.ts';
import { fieldRefusal } from '../../http/answers/error-reply.ts';

/** A hook that says which bound of an order is exceeded, where the schema of the body would only say that one is. */
export async function refuseTooMany({ body }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const fault = lineLimitFault(Reflect.get(Object(body), 'lines'));
  if (fault) await reply.code(400).send(fieldRefusal(reply, 'invalid', { lines: fault }));
}
