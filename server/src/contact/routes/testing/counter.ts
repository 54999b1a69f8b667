import { openMailbox } from '../../../testing/mails/mailbox.ts';
import type { OrderDesk } from '../../../testing/desks/order-desk.ts';

let caller = 0;

/** Somebody at an address of their own, so that nobody meets another's limit. */
export function visitor({ app }: OrderDesk) {
  const remoteAddress = `10.0.${Math.floor(caller / 250)}.${(caller++ % 250) + 1}`;
  const post = (url: string, payload?: object | string, headers = {}) =>
    app.inject({ method: 'POST', url, ...(payload && { payload }), headers, remoteAddress });
  return {
    post,
    ask: (body: object) => post('/api/subscriptions', body),
    open: (token: string) => app.inject(`/api/subscriptions/${token}`),
  };
}

export async function openCounter(desk: OrderDesk) {
  const box = openMailbox();
  const collect = () => box.collect(desk.payments);
  return { box, collect, me: visitor(desk) };
}

export const tokenIn = (text = '') =>
  /\/(?:subscription|inschrijving|abonnement)\/([\w-]{43})/.exec(text)?.[1] ?? '';
