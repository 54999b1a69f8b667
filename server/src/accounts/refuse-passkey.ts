import type { FastifyReply } from 'fastify';
import type { FieldMessage } from '../forms/rules/field-messages.ts';
import { refusal } from '../http/answers/error-reply.ts';
import type { PasskeyRefusal } from './use-passkey.ts';

const REFUSALS: Record<PasskeyRefusal, { code: string; message: FieldMessage }> = {
  expired: { code: 'passkey-expired', message: 'passkeyExpired' },
  unknown: { code: 'unknown-passkey', message: 'passkeyUnknown' },
  refused: { code: 'passkey-refused', message: 'passkeyRefused' },
  copied: { code: 'passkey-copied', message: 'passkeyCopied' },
};

/** 400, with what to do. The log says why, for a `PUBLIC_URL` that is not the shop's address shows nowhere else. */
export function refusePasskey(
  reply: FastifyReply,
  { why, reason }: { why: PasskeyRefusal; reason: string },
): FastifyReply {
  reply.log.info({ reason }, 'a passkey was refused');
  const { code, message } = REFUSALS[why];
  return reply.code(400).send(refusal(reply, code, message));
}
