import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@vitrine/shared/contract/locale';
import { oneDatabase } from '../../database/testing/databases.ts';
import { mailsBySmtp } from '../../testing/mails/mails-by-smtp.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';

interface Said {
  transfer: string;
  card: string;
  days: string;
  expected: string;
  annex: string;
  conditions: string;
}

const SAID: Record<Locale, Said> = {
  en: {
    ...{ transfer: 'Bank transfer', card: 'Credit card', days: '2 to 4 working days after your payment' },
    ...{ expected: 'Wednesday 4 – Friday 6 March', annex: 'CITES annex B · certificate BE-2026-0047' },
    conditions: 'http://localhost:3000/conditions',
  },
  nl: {
    ...{ transfer: 'Overschrijving', card: 'Kredietkaart', days: '2 tot 4 werkdagen na je betaling' },
    ...{ expected: 'woensdag 4 – vrijdag 6 maart', annex: 'CITES-bijlage B · certificaat BE-2026-0047' },
    conditions: 'http://localhost:3000/nl/voorwaarden',
  },
  fr: {
    ...{ transfer: 'Virement bancaire', card: 'Carte de crédit' },
    ...{ days: '2 à 4 jours ouvrables après votre paiement', expected: 'mercredi 4 – vendredi 6 mars' },
    annex: 'CITES, annexe B · certificat nº BE-2026-0047',
    conditions: 'http://localhost:3000/fr/conditions',
  },
};

/** Directive 2011/83/EU, article 8.7 with article 6.1: in force since 13 June 2014. */
describe('The mail that confirms a contract carries what was agreed, as text and as HTML', () => {
  const open = oneDatabase();

  it.each<Locale>(['en', 'nl', 'fr'])(
    'in %s: delivery time, payment method, conditions, CITES facts, in what was ordered and what was paid',
    async (locale) => {
      const desk = await openOrderDesk(await open());
      const uuid = await desk.addLot({ on_hand: 2, cites_annex: 'B' });
      await desk.database.kysely
        .updateTable('insects')
        .set({ cites_certificate: 'BE-2026-0047' })
        .where('uuid', '=', uuid)
        .execute();
      const { transfer, card, days, expected, annex, conditions } = SAID[locale];
      await desk.placed(uuid, { locale, paymentMethod: 'banktransfer' });
      const [ordered = ''] = await mailsBySmtp(desk.payments);
      const receipt = await desk.placed(uuid, { locale, paymentMethod: 'creditcard' });
      await desk.press(receipt, 'pay');
      const mails = await mailsBySmtp(desk.payments);
      const paid = mails.find((mail) => mail.includes(`payment-received.${receipt.reference}@`)) ?? '';

      for (const [mail, facts] of [
        [ordered, [transfer, days, annex, conditions]],
        [paid, [card, expected, annex, conditions]],
      ] as const)
        for (const fact of facts) expect(`${fact}: ${mail.split(fact).length - 1}`).toBe(`${fact}: 2`);
    },
  );

  it('names the month that the law sets, where a way of shipping has no days', async () => {
    const desk = await openOrderDesk(await open());
    await desk.placed(await desk.addLot());
    await desk.database.kysely.updateTable('orders').set({ days_min: null, days_max: null }).execute();
    const [mail = ''] = await mailsBySmtp(desk.payments);
    expect(mail.split('within 30 days of your order at the latest')).toHaveLength(3);
  });
});
