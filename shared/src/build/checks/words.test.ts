import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '../../contract/locale.ts';
import { readWords } from './said-words.ts';
import { findForbidden } from './words.ts';

describe('Whoever reads the shop meets one word for one thing', () => {
  it.each(LOCALES)('in %s: no message and no text has a form that is not to come back', (locale) => {
    const words = readWords(locale);
    expect(words.length).toBeGreaterThan(1000);
    const faults = words.flatMap(([place, text]) =>
      findForbidden(text, locale).map((instead) => `${place}: ${instead} — ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['en', 'I accept the <link>general conditions</link>.'],
    ['en', 'Confirm your email address'],
    ['en', 'Our sustainable packaging'],
    ['nl', 'Onze duurzame verpakking'],
    ['fr', 'Notre emballage écologique'],
    ['en', 'Its reference stands under its name.'],
    ['en', 'This is not a VAT number, such as BE0123456749.'],
    ['en', 'Readable at 400 %.'],
    ['en', '{percent} % sent'],
    ['nl', '{percent}% verstuurd'],
    ['en', 'Please sign in to see your orders.'],
    ['en', 'Quality A1'],
    ['en', 'A gift: no price lies in the parcel.'],
    ['en', 'Keep this address in my account'],
    ['en', 'Address mended'],
    ['en', "The shop's answer"],
    ['nl', 'Dan kan je ze weer toelaten.'],
    ['nl', 'De tijd van je reservatie is om.'],
    ['nl', 'Je leveringsadres'],
    ['nl', 'Beide opslaan'],
    ['nl', 'Wie een geschenk krijgt'],
    ['nl', 'Wat de winkel vanzelf over mensen wist'],
    ['nl', 'Niets gevonden voor “morpho”.'],
    ['nl', 'Je krijgt het terug langs de weg waarlangs je betaalde.'],
    ['nl', 'Dit is geen postcode, zoals {example}.'],
    ['nl', 'De winkelwagen is niet leesbaar. Ze bevat 1 insect.'],
    ['nl', 'Vitrine, opgezette insecten'],
    ['nl', 'Ga naar de kassa'],
    ['nl', 'De verkoopvoorwaarden'],
    ['nl', 'Een pakje van hoogstens £ 135'],
    ['nl', 'We houden de loten 24 uur opzij.'],
    ['nl', 'We stuurden een mail.'],
    ['fr', 'Seuls le panier et la caisse en ont besoin.'],
    ['fr', 'Vous êtes connecté en tant que client.'],
    ['fr', 'Papillons naturalisés'],
    ['fr', 'Nos conditions de vente'],
    ['fr', 'Un colis de 135 £ au plus'],
    ['en', 'Our terms of use'],
    ['fr', 'Vers ce pays\u00a0: nous demander'],
    ['fr', 'Le 1 décembre'],
    ['fr', 'Pourquoi ?'],
    ['fr', 'Écrivez un montant, par exemple 12,50.'],
    ['fr', 'Réessayez une fois reconnecté.'],
    ['fr', 'Comment souhaitez-vous être livré\u00a0?'],
    ['fr', 'Pourquoi\u202f?'],
    ['fr', 'Pourquoi?'],
    ['fr', 'Les réglages de la boutique'],
  ])('and is spared, in %s: %s', (locale, text) => {
    expect(findForbidden(text, locale)).not.toEqual([]);
  });

  it('but for the sentences that the specification fixes, and what is no word', () => {
    expect(findForbidden('Please accept our general conditions of use.', 'en')).toEqual([]);
    expect(findForbidden('Write to [{email}](mailto:{email}) or <mail>us</mail>.', 'en')).toEqual([]);
  });
});
