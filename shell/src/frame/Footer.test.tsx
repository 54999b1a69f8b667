/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Frame } from '@vitrine/shared/contract/frame';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { draw } from '../testing/draw.tsx';
import { FRAME } from '../testing/fixtures.ts';
import { Footer } from './Footer.tsx';

const frame: Frame = {
  ...FRAME,
  version: '1.2.3',
  paymentMethods: ['bancontact', 'paypal'],
  seller: {
    name: 'Vitrine',
    companyNumber: '0123.456.789',
    vatNumber: 'BE 0123.456.789',
    street: 'Kabinetstraat 12',
    postalCode: '2000',
    city: 'Antwerpen',
    country: 'BE',
    email: 'shop@example.org',
    phone: '',
    socialLinks: [],
  },
};

describe('the footer', () => {
  it.each([
    ['en', 'Withdraw from contract here'],
    ['nl', 'Hier de overeenkomst herroepen'],
    ['fr', 'Renoncer au contrat ici'],
  ] as const)('has the way out of a contract in %s, in the words of the law', (locale, words) => {
    draw(<Footer frame={frame} />, locale);
    expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', pathTo('withdraw', locale));
  });

  it('says who sells, what is spread, and how one can pay', () => {
    draw(<Footer frame={frame} />);
    const footer = screen.getByRole('contentinfo');
    for (const text of [
      '0123.456.789',
      'Kabinetstraat 12',
      '95% of our insects',
      'Bancontact',
      'Version 1.2.3',
    ]) {
      expect(footer).toHaveTextContent(text);
    }
    expect(footer).not.toHaveTextContent('iDEAL');
    expect(footer).not.toHaveTextContent('test');
  });

  it('says that payments are a test while they are', () => {
    draw(<Footer frame={{ ...frame, isTestPayment: true }} />);
    expect(screen.getByText(/no money changes hands/)).toBeInTheDocument();
  });
});
