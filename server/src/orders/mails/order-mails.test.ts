import { beforeAll, describe, expect, it } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';
import type { Seller } from '@vitrine/shared/contract/frame';
import { readSeller, writeSeller } from '../../shop/index.ts';
import { oneDatabase } from '../../database/testing/databases.ts';
import { mailsBySmtp } from '../../testing/mails/mails-by-smtp.ts';
import { isLongRun } from '../../testing/long-run.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { sayMail, type OrderMailKind } from '../../mail/say-mail.ts';
import { setScene } from './testing/order-scene.ts';
import { ORDER_SCENES } from './testing/order-scenes.ts';

/** As `mailsBySmtp` makes the mails. */
const plainSpaces = (text: string) => text.replaceAll(/\u00a0|\u202f/g, ' ');

// A record's own keys.
const KINDS = Object.keys(ORDER_SCENES) as OrderMailKind[];
/** By day each kind in one language, and each language in a third of the kinds. */
const localesOf = (kind: OrderMailKind) =>
  LOCALES.filter((_locale, at) => isLongRun || at === KINDS.indexOf(kind) % LOCALES.length);
/** Stands where a mail fills something in that is told elsewhere. */
const FILLED = '\0';

describe('A mail about an order goes out by a real mail server', () => {
  const open = oneDatabase();
  /** Of all kinds: each is about an order, a shopper and a lot of its own. */
  let desk: OrderDesk;
  let seller: Seller;
  beforeAll(async () => {
    desk = await openOrderDesk(await open());
    seller = { ...(await readSeller(desk.database.kysely)), email: 'shop@vitrine.example' };
    await writeSeller(desk.database.kysely, seller);
  });

  it.each(KINDS)('“%s” in the language of the order, whole as text and as HTML', async (kind) => {
    for (const locale of localesOf(kind)) {
      const uuids = [await desk.addLot({ on_hand: 9 })] as const;
      const scene = setScene(desk, { locale, email: `${kind}-${locale}@example.com`, uuids });
      const { reference } = await ORDER_SCENES[kind](scene);
      const mails = await mailsBySmtp(desk.payments);
      const subject = plainSpaces(sayMail(`${kind}.subject`, locale, { reference }));
      const values = {
        amount: FILLED,
        carrier: FILLED,
        at: FILLED,
        insects: FILLED,
        reason: FILLED,
        until: FILLED,
        ended: FILLED,
        first: FILLED,
        second: FILLED,
        week: FILLED,
        address: FILLED,
      };
      const parts = plainSpaces(sayMail(`${kind}.intro`, locale, values)).split(FILLED);
      const [said = ''] = parts.toSorted((one, other) => other.length - one.length);
      const found = mails.filter((mail) => mail.includes(`<title>${subject}</title>`) && mail.includes(said));
      expect(found).toHaveLength(1);
      const [mail = ''] = found;
      expect(mail.split(said)).toHaveLength(3);
      expect(mail).toContain(`<html lang="${locale}">`);
      // Whatever address sends it, an answer reaches who sells.
      expect(mail).toContain(`\nReply-To: ${seller.name} <${seller.email}>`);
      // A secret key, and a paper in base64, may hold any letters.
      const written = mail.replaceAll(/(?:key|week)=[\w-]+|(?:^[\w+/=]+\r?\n){3,}/gm, '');
      expect(written).not.toMatch(/\{\w+\}|undefined|null|NaN/);
      expect(/^Content-ID: <transfer-code>/im.test(mail)).toBe(kind.startsWith('transfer'));
      // Who has just withdrawn is not told that they may.
      expect(kind.startsWith('withdraw') && mail.includes(sayMail('part.withdraw', locale))).toBe(false);
    }
  });
});
