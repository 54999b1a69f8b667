import type { Seller } from '@vitrine/shared/contract/frame';
import type { Order } from '@vitrine/shared/contract/order';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { formatEuro } from '../../platform/format-euro.ts';
import type { OrderMailFacts, Tracking } from './order-mail-facts.ts';
import { orderMailHtml } from './order-mail-html.ts';
import { orderMailText } from './order-mail-text.ts';
import { type MailContent, sayMail, type OrderMailKind } from '../../mail/index.ts';

/** A mail about an order in the order's language, as HTML and as plain text. */
export function orderMail(
  kind: OrderMailKind,
  {
    order,
    key,
    seller,
    publicUrl,
    amountCents,
    values: more = {},
    tracking,
    isWithConditions,
  }: {
    order: Order;
    /** Of the guest's link. */
    key: string;
    seller: Seller;
    publicUrl: string;
    /** The money that the mail is about. */
    amountCents: number;
    /** What else this mail fills in. */
    values?: Record<string, string>;
    tracking?: Tracking | undefined;
    /** Whether the conditions travel with it. */
    isWithConditions: boolean;
  },
): MailContent {
  const { locale, reference } = order;
  const values = { ...more, reference, amount: formatEuro(amountCents, locale) };
  const facts: OrderMailFacts = {
    order,
    seller,
    tracking,
    isWithConditions,
    subject: sayMail(`${kind}.subject`, locale, values),
    intro: sayMail(`${kind}.intro`, locale, values).trim(),
    links: {
      order: publicUrl + withQuery(pathTo('order', locale, { reference }), { key }),
      withdraw: publicUrl + pathTo('withdraw', locale),
      conditions: publicUrl + pathTo('conditions', locale),
    },
  };
  return { subject: facts.subject, html: orderMailHtml(facts), text: orderMailText(facts) };
}
