/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PAYMENT_METHODS, type Frame } from '@vitrine/shared/contract/frame';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BARE_FRAME } from '../../model/boot/bare-frame.ts';
import { draw, MESSAGES } from '../../testing/draw.tsx';
import { FRAME, LUNA } from '../../testing/fixtures.ts';
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
    legalForm: 'BV',
    court: 'Antwerpen',
  },
};

describe('the footer', () => {
  it.each([
    ['en', 'Withdraw from contract here'],
    ['nl', 'Hier de overeenkomst herroepen'],
    ['fr', 'Renoncer au contrat ici'],
  ] as const)('has the way out of a contract in %s, in the words of the law', (locale, words) => {
    draw(<Footer frame={frame} isShort={false} />, locale);
    expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', pathTo('withdraw', locale));
  });

  it('says who sells, what is spread, and how one can pay', () => {
    draw(<Footer frame={frame} isShort={false} />);
    const footer = screen.getByRole('contentinfo');
    for (const text of [
      'Vitrine BV',
      '(RPR) Antwerpen',
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

  it('claims nothing that a bare frame does not know', () => {
    draw(<Footer frame={BARE_FRAME} isShort={false} />);
    const footer = screen.getByRole('contentinfo');
    for (const text of ['@', '%', 'Version']) expect(footer).not.toHaveTextContent(text);
    expect(within(footer).getByRole('link', { name: 'Contact' })).toBeVisible();
  });

  it('leads to every page of the shop and to each category', () => {
    draw(<Footer frame={frame} isShort={false} />, 'nl');
    const footer = within(screen.getByRole('contentinfo'));
    const paths = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    const pages = ['home', 'webshop', 'search', 'blog', 'about', 'contact', 'account', 'conditions'] as const;
    expect(paths).toEqual(expect.arrayContaining(pages.map((name) => pathTo(name, 'nl'))));
    const categories = footer.getByRole('navigation', { name: 'Collectie' });
    expect(
      within(categories)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Dagvlinders', '/nl/webshop/dagvlinders'],
      ['Nachtvlinders', '/nl/webshop/nachtvlinders'],
      ['Kevers', '/nl/webshop/kevers'],
      ['Andere insecten', '/nl/webshop/andere-insecten'],
      ['Reparaties', '/nl/webshop/reparaties'],
      ['Eén euro', '/nl/webshop/1-euro'],
      ['Gemengde loten', '/nl/webshop/mix'],
      ['Nieuwe insecten', '/nl/webshop/nieuwe-insecten'],
    ]);
  });

  it('names its privacy policy, its conditions and the insect search', () => {
    draw(<Footer frame={frame} isShort={false} />);
    for (const [name, page] of [
      ['Insect search', 'search'],
      ['Privacy policy', 'privacy'],
      ['Terms and conditions', 'conditions'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', pathTo(page, 'en'));
    }
  });

  it('is short while one orders: who sells, on what terms, and nothing that leads aside', () => {
    draw(<Footer frame={{ ...frame, latest: [LUNA] }} isShort />, 'nl');
    const footer = within(screen.getByRole('contentinfo'));
    const paths = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    const terms = ['shipping', 'conditions', 'privacy', 'accessibility', 'withdraw'] as const;
    expect(paths).toEqual([...terms.map((name) => pathTo(name, 'nl')), 'mailto:shop@example.org']);
    expect(screen.getByRole('contentinfo')).toHaveTextContent('0123.456.789');
    expect(footer.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows the eight newest insects, each as one of the new insects', () => {
    const latest = Array.from({ length: 9 }, (_none, index) => ({
      ...LUNA,
      uuid: LUNA.uuid.replace(/.$/, String(index)),
    }));
    draw(<Footer frame={{ ...frame, latest }} isShort={false} />);
    const thumbs = screen
      .getAllByRole('link')
      .filter((link) => /actias-luna/.test(link.getAttribute('href') ?? ''));
    expect(thumbs).toHaveLength(8);
    expect(thumbs[0]).toHaveAttribute(
      'href',
      `/webshop/new-insects/actias-luna-${LUNA.uuid.replace(/.$/, '0').toLowerCase()}`,
    );
  });

  it('says since when, and links to the profiles of the shop', () => {
    const socialLinks = [{ network: 'Instagram', url: 'https://www.instagram.com/vitrine' }];
    draw(<Footer frame={{ ...frame, seller: { ...frame.seller, socialLinks } }} isShort={false} />);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/© 2020–20\d\d Vitrine/);
    expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', socialLinks[0]?.url);
  });

  it('stays as it was served when the year is another one by now', async () => {
    const page = () => (
      <IntlProvider locale="en" messages={MESSAGES.en}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: <Footer frame={frame} isShort={false} /> }])}
        />
      </IntlProvider>
    );
    const year = jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2026);
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(page());
    const served = screen.getByRole('contentinfo');
    year.mockReturnValue(2027);
    const amiss: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(box, page(), { onRecoverableError: (error) => amiss.push(error) }),
    );
    expect(amiss).toEqual([]);
    expect(screen.getByRole('contentinfo')).toBe(served);
    act(() => root.unmount());
    box.remove();
    year.mockRestore();
  });

  it('says what one can count on', () => {
    draw(<Footer frame={frame} isShort={false} />);
    const promises = within(screen.getByRole('region', { name: 'What you can count on' }));
    for (const [name, page] of [
      ['Sent from Belgium to Europe and the UK', 'shipping'],
      ['14 days to change your mind', 'withdraw'],
      ['Every insect graded and labelled', 'about'],
    ] as const) {
      expect(promises.getByRole('link', { name })).toHaveAttribute('href', pathTo(page, 'en'));
    }
  });

  it('shows each of the six payment methods once it can be taken', () => {
    draw(<Footer frame={{ ...frame, paymentMethods: [...PAYMENT_METHODS] }} isShort={false} />);
    const logos = within(screen.getByRole('list', { name: 'Ways to pay' })).getAllByRole('listitem');
    expect(logos.map(({ textContent }) => textContent)).toEqual([
      'Bancontact',
      'Bank transfer',
      'Credit card',
      'iDEAL',
      'PayPal',
      'paysafecard',
    ]);
  });

  it('says that payments are a test while they are', () => {
    draw(<Footer frame={{ ...frame, isTestPayment: true }} isShort={false} />);
    expect(screen.getByText(/no money changes hands/)).toBeInTheDocument();
  });
});
