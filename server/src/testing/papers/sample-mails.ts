import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { MAIL_KINDS } from '@vitrine/shared/contract/tools/names';
import type { OutgoingMail } from '../../mail/mail-transport.ts';
import { sayMail, type OrderMailKind } from '../../mail/say-mail.ts';
import { setScene } from '../../orders/mails/testing/order-scene.ts';
import { ORDER_SCENES } from '../../orders/mails/testing/order-scenes.ts';
import { FURTHER_SCENES, OTHER_SCENES } from './other-scenes.ts';
import type { PaperShop } from './paper-shop.ts';

/**
 * Every mail that the shop sends, in a language, by its name; each comes about as it does in a shop at work.
 * @throws for a kind that none of them is of
 */
export async function sampleMails(shop: PaperShop, locale: Locale): Promise<Map<string, OutgoingMail>> {
  const { desk, lots, restock } = shop;
  const mails = new Map<string, OutgoingMail>();
  const sceneOf = (name: string) => {
    const email = `${name.replaceAll('.', '-')}.${LOCALES.indexOf(locale)}@example.com`;
    return { email, orders: setScene(desk, { locale, email, uuids: [lots.papered, lots.plain] }) };
  };
  const keep = (name: string, mail: OutgoingMail | undefined) => {
    if (!mail) throw new Error(`No mail “${name}” was sent in ${locale}`);
    mails.set(name, mail);
  };
  // A record's own keys.
  for (const kind of Object.keys(ORDER_SCENES) as OrderMailKind[]) {
    await restock();
    const { email, orders } = sceneOf(kind);
    const { reference } = await ORDER_SCENES[kind](orders);
    const subject = sayMail(`${kind}.subject`, locale, { reference });
    const sent = await desk.mails();
    keep(
      kind,
      sent.findLast((mail) => mail.to === email && mail.subject === subject),
    );
  }
  for (const [name, act] of Object.entries({ ...OTHER_SCENES, ...FURTHER_SCENES })) {
    await restock();
    await act({ shop, locale, ...sceneOf(name) });
    keep(name, await lastOfKind(shop, name.replace(/\..*/, '')));
  }
  await demandEveryKind(shop);
  return mails;
}

async function demandEveryKind({ desk }: PaperShop): Promise<void> {
  const sent = desk.database.kysely
    .selectFrom('outbox')
    .select('kind')
    .distinct()
    .where('state', '=', 'sent');
  const kinds = new Set<string>((await sent.execute()).map(({ kind }) => kind));
  const missing = MAIL_KINDS.filter((kind) => !kinds.has(kind));
  if (missing.length > 0) throw new Error(`No scene has a mail of the kind ${missing.join(', ')}`);
}

/** Sends what waits. @returns the newest mail of a kind */
async function lastOfKind({ desk }: PaperShop, kind: string): Promise<OutgoingMail | undefined> {
  const sent = await desk.mails();
  const row = await desk.database.kysely
    .selectFrom('outbox')
    .select('message_id')
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return sent.find(({ messageId }) => messageId.startsWith(`${row?.message_id}@`));
}
