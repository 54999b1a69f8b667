import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';

const SOURCES = path.join(import.meta.dirname, '../..');

/** What speaks to another machine: requests, mails, and the libraries of providers. */
const REACHES_OUT = /(?<![.\w])fetch\(|createTransport\(|createMollieClient|\bhttps?\.request\(/;

/** Every module that does, and by which words the privacy page names who is reached, in the three languages. */
const RECIPIENTS: Record<string, readonly [string, string, string] | null> = {
  'invoices/ubl/access-point.ts': ['Peppol', 'Peppol', 'Peppol'],
  'mail/mail-transport.ts': ['delivers our e-mails', 'onze e-mails', 'remet nos e-mails'],
  'payments/mollie/mollie-provider.ts': ['payment provider', 'betaaldienst', 'prestataire de paiement'],
  'shop/vies/vat-register.ts': ['VIES', 'VIES', 'VIES'],
  // The shop itself, from one of its processes to another.
  'app/roles/start-storefront.ts': null,
  'releases/blocklist-remote.ts': null,
};

/** GDPR, article 13(1)(e): who receives anything of a person. */
describe('The privacy page names everybody that the shop speaks to of a shopper', () => {
  it('and a module that reaches somebody new is given its place here', () => {
    const reaching = globSync('**/*.ts', { cwd: SOURCES })
      .filter((file) => !/\.test\.ts$|(?:^|\/)(?:testing|bench|fill)\//.test(file))
      .filter((file) => REACHES_OUT.test(readFileSync(path.join(SOURCES, file), 'utf8')));
    expect(reaching.toSorted()).toEqual(Object.keys(RECIPIENTS).toSorted());
  });

  it.each(LOCALES)('in %s', (locale) => {
    const page = readFileSync(path.join(SOURCES, `../data/texts/privacy.${locale}.md`), 'utf8');
    const [, , , others = ''] = page.split(/^## /m);
    const words = Object.values(RECIPIENTS).flatMap((named) => named?.[LOCALES.indexOf(locale)] ?? []);
    expect(words).toHaveLength(4);
    expect(words.filter((word) => !others.includes(word))).toEqual([]);
  });
});
