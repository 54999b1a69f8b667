import type { FastifyReply } from 'fastify';
import type { TooMuchKept } from '@vitrine/shared/contract/orders/order';
import { textOf } from '../../forms/rules/field-errors.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { formatEuro } from '../../platform/format-euro.ts';
import type { ShareLeft } from '../rules/fair-share.ts';

/** The refusal of a cart that is more than is fair to others, with what would do. */
export function tooMuchKept(reply: FastifyReply, left: ShareLeft): TooMuchKept {
  const locale = requestLocale(reply.request);
  const values = {
    lots: String(left.lots),
    pieces: String(left.pieces),
    value: left.cents === null ? 'none' : formatEuro(left.cents, locale),
  };
  const message = left.lots === 0 || left.pieces === 0 ? 'nothingMoreKept' : 'tooMuchKept';
  return { result: false, code: 'too-much-kept', error: textOf({ message, values }, locale), left };
}
