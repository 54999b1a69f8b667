import type { FastifyReply } from 'fastify';
import type { TooMuchReserved } from '@vitrine/shared/contract/orders/cart-check';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { textOf } from '../../../forms/rules/field-errors.ts';
import { requestLocale } from '../../../http/request-locale.ts';
import type { ShareLeft } from '../../rules/placing/fair-share.ts';

/** The refusal of a cart that is more than is fair to others, with what would do. */
export function tooMuchReserved(reply: FastifyReply, left: ShareLeft): TooMuchReserved {
  const locale = requestLocale(reply.request);
  const values = {
    lots: String(left.lots),
    pieces: String(left.pieces),
    value: left.cents === null ? 'none' : formatMoney(left.cents, locale),
  };
  const message = left.lots === 0 || left.pieces === 0 ? 'nothingMoreReserved' : 'tooMuchReserved';
  return { result: false, code: 'too-much-kept', error: textOf({ message, values }, locale), left };
}
