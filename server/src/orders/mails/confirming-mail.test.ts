import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locale } from '@vitrine/shared/contract/locale';
import { oneDatabase } from '../../database/testing/databases.ts';
import { mailsBySmtp } from '../../testing/mails/mails-by-smtp.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';

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
    ...{
      expected: 'Wednesday 4 – Friday 6 March',
      annex:
        'CITES annex B · bred in captivity (C) · import permit BE-2026-0047, 2 February 2026, CITES Belgium (Belgium)',
    },
    conditions: 'http://localhost:3000/conditions',
  },
  nl: {
    ...{ transfer: 'Overschrijving', card: 'Kredietkaart', days: '2 tot 4 werkdagen na je betaling' },
    ...{
      expected: 'woensdag 4 – vrijdag 6 maart',
      annex:
        'CITES-bijlage B · gekweekt (C) · invoervergunning BE-2026-0047, 2 februari 2026, CITES Belgium (België)',
    },
    conditions: 'http://localhost:3000/nl/voorwaarden',
  },
  fr: {
    ...{ transfer: 'Virement bancaire', card: 'Carte de crédit' },
    ...{ days: '2 à 4 jours ouvrables après votre paiement', expected: 'mercredi 4 – vendredi 6 mars' },
    annex:
      'CITES, annexe B · élevé en captivité (C) · permis d’importation BE-2026-0047, 2 février 2026, CITES Belgium (Belgique)',
    conditions: 'http://localhost:3000/fr/conditions',
  },
};

const PERMIT = JSON.stringify({
  ...{ documentKind: 'import-permit', documentNumber: 'BE-2026-0047', documentDate: '2026-02-02' },
  ...{ documentAuthority: 'CITES Belgium', documentCountry: 'BE', sourceCode: 'C' },
});
/** Directive 2011/83/EU, article 6.1(l), and regulation (EU) 2025/1960: since 27 September 2026. */
const NOTICE: Record<Locale, [sentence: string, link: string]> = {
  en: ['Minimum two-year legal guarantee protection', 'https://europa.eu/youreurope/guarantees'],
  nl: ['Minimaal twee jaar bescherming', 'https://europa.eu/youreurope/garantie'],
  fr: ['Protection offerte par la garantie légale', 'https://europa.eu/youreurope/garanties'],
};

/** The desk of all tests: each reads the mails of what it ordered, as another shopper: nobody gets many in an hour. */
let desk: OrderDesk;
let shoppers = 0;
const newShopper = () => ({ email: `ada-${(shoppers += 1)}@example.com` });
const open = oneDatabase();
beforeAll(async () => {
  desk = await openOrderDesk(await open());
});

/** Directive 2011/83/EU, article 8.7 with article 6.1: in force since 13 June 2014. */
describe('The mail that confirms a contract carries what was agreed, as text and as HTML', () => {
  it.each<Locale>(['en', 'nl', 'fr'])(
    'in %s: delivery time, payment method, conditions, CITES facts, in what was ordered and what was paid',
    async (locale) => {
      const uuid = await desk.addLot({ on_hand: 2, cites_annex: 'B' });
      await desk.database.kysely
        .updateTable('insects')
        .set({ facts: PERMIT })
        .where('uuid', '=', uuid)
        .execute();
      const { transfer, card, days, expected, annex, conditions } = SAID[locale];
      const shopper = newShopper();
      await desk.placed(uuid, { ...shopper, locale, paymentMethod: 'banktransfer' });
      const [ordered = ''] = await mailsBySmtp(desk.payments);
      const receipt = await desk.placed(uuid, { ...shopper, locale, paymentMethod: 'creditcard' });
      await desk.press(receipt, 'pay');
      const mails = await mailsBySmtp(desk.payments);
      const paid = mails.find((mail) => mail.includes(`payment-received.${receipt.reference}@`)) ?? '';

      for (const [mail, facts] of [
        [ordered, [transfer, days, annex, conditions, ...NOTICE[locale]]],
        [paid, [card, expected, annex, conditions, ...NOTICE[locale]]],
      ] as const)
        for (const fact of facts) expect(`${fact}: ${mail.split(fact).length - 1}`).toBe(`${fact}: 2`);
      // The code that its notice speaks of travels with it.
      for (const mail of [ordered, paid]) {
        expect(mail).toContain('src="cid:guarantee-code"');
        expect(mail).toContain('Content-ID: <guarantee-code>');
      }
    },
  );

  it('has room for papers: they stand across the mail, not word by word beside a picture', async () => {
    const uuid = await desk.addLot({ cites_annex: 'B', facts: PERMIT });
    await desk.placed(uuid, { ...newShopper(), locale: 'en' });
    const [mail = ''] = await mailsBySmtp(desk.payments);
    expect(mail).toMatch(/<td colspan="2"[^>]*><span[^>]*>CITES annex B/);
  });

  it('names the month that the law sets, where a way of shipping has no days', async () => {
    const { reference } = await desk.placed(await desk.addLot(), newShopper());
    const order = desk.database.kysely.updateTable('orders').where('reference', '=', reference);
    await order.set({ days_min: null, days_max: null }).execute();
    const [mail = ''] = await mailsBySmtp(desk.payments);
    expect(mail.split('within 30 days of your order at the latest')).toHaveLength(3);
  });
});

describe('What the total of a mail holds, and what may come on top', () => {
  const MARGIN = JSON.stringify({ isMargin: true, cost: 500 });
  const plain = (mail: string) => mail.replaceAll(/[\u00a0\u202f]/g, ' ');

  it.each<[Locale, string, string, RegExp]>([
    ['en', 'Total: €16.95', 'Lots under the margin scheme', /VAT included|no VAT charged|of which VAT/],
    ['nl', 'Totaal: € 16,95', 'Loten onder de margeregeling', /btw inbegrepen|zonder btw|waarvan btw/],
    ['fr', 'Total : 16,95 €', 'Lots sous le régime de la marge', /TVA comprise,|sans TVA|dont TVA/],
  ])('in %s: of a lot under the margin scheme no VAT is shown', async (locale, total, note, never) => {
    await desk.placed(await desk.addLot({ facts: MARGIN }), { ...newShopper(), locale });
    const [mail = ''] = await mailsBySmtp(desk.payments);
    expect(plain(mail)).toContain(total);
    expect(plain(mail).split(note)).toHaveLength(3);
    expect(plain(mail)).not.toMatch(never);
  });

  it.each<[Locale, string]>([
    ['en', 'On arrival, import VAT, customs duty and a handling fee may be due'],
    ['nl', 'Bij aankomst kunnen invoer-btw, invoerrechten en behandelingskosten'],
    ['fr', 'À l’arrivée, la TVA à l’importation, des droits de douane et des frais de dossier'],
  ])('in %s: what leaves the Union may cost more on arrival', async (locale, note) => {
    const address = { country: 'CH', postalCode: '3000' };
    await desk.placed(await desk.addLot({ name: 'Morpho didius' }), {
      ...{ ...newShopper(), locale, address, shippingCode: 'europe', expectedTotalCents: 3195 },
    });
    const [mail = ''] = await mailsBySmtp(desk.payments);
    expect(plain(mail).split(note)).toHaveLength(3);
  });
});
