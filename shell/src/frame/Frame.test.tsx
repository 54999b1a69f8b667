/** @jest-environment @vitrine/shared/build/browser-environment.js */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Closing, Frame } from '@vitrine/shared/contract/frame';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { pathsTo, pathTo } from '@vitrine/shared/paths/path-to';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import nl from '../messages/nl.ts';
import { ADA } from '../testing/fixtures.ts';
import { ClosingBanner } from '@vitrine/shared/ui/ClosingBanner';
import { ErrorPage } from './ErrorPage.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const MESSAGES = { en, nl, fr };

const frame: Frame = {
  version: '1.2.3',
  closing: null,
  latest: [],
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
  spreadPercent: 95,
  isTestPayment: false,
};

const closing: Closing = {
  id: 1,
  reason: 'VERLOF',
  mode: 'delayed',
  startsAt: '2026-08-01T00:00:00Z',
  endsAt: '2026-08-17T12:00:00Z',
  shipsFrom: '2026-08-18',
  message: { en: '', nl: '', fr: '' },
  fair: null,
};

const header = {
  frame,
  profile: null,
  layout: 'default',
  isSearchPage: false,
  alternates: pathsTo('webshop'),
  cart: null,
} as const;

function draw(element: ReactNode, locale: Locale = 'en', path = '/') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return render(
    <IntlProvider locale={locale} messages={MESSAGES[locale]}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}

describe('the header', () => {
  it('shows the word before it knows the cart, then what the cart comes to', () => {
    const { unmount } = draw(<Header {...header} />);
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', pathTo('cart', 'en'));
    unmount();
    draw(<Header {...header} cart={{ count: 2, totalCents: 12850 }} />);
    expect(screen.getByRole('link', { name: 'Cart: 2 insects, €128.50' })).toHaveTextContent('€128.50');
  });

  it('offers this page in each language', () => {
    draw(<Header {...header} />);
    for (const locale of LOCALES) {
      const link = screen.getByText(locale.toUpperCase()).closest('a');
      expect(link).toHaveAttribute('href', pathTo('webshop', locale));
      expect(link).toHaveAttribute('hreflang', locale);
    }
  });

  it('leads to the login, or to the account of who is logged in', () => {
    const { unmount } = draw(<Header {...header} />, 'nl');
    expect(screen.getByRole('link', { name: 'Inloggen', hidden: true })).toBeInTheDocument();
    unmount();
    const profile = {
      id: 7,
      language: 'nl',
      is_email_verified: true,
      firstname: 'An',
      role: 'customer',
    } as const;
    draw(<Header {...header} profile={profile} />, 'nl');
    expect(screen.getByRole('link', { name: 'Account', hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Inloggen', hidden: true })).not.toBeInTheDocument();
  });

  it('keeps a chosen language in the profile of who is logged in, when it is another', () => {
    const sent: unknown[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = async (address, request) => {
      sent.push([address, request?.method, request?.keepalive, request?.body]);
      return new Response();
    };
    const { unmount } = draw(<Header {...header} />);
    fireEvent.click(screen.getByText('NL'));
    unmount();
    draw(<Header {...header} profile={ADA} />);
    fireEvent.click(screen.getByText('EN'));
    fireEvent.click(screen.getByText('FR'));
    globalThis.fetch = fetch;
    expect(sent).toEqual([['/api/account/language', 'PATCH', true, '{"language":"fr"}']]);
  });

  it('searches with the browser alone, and steps aside on a search page', () => {
    const { unmount } = draw(<Header {...header} />, 'fr');
    const form = screen.getByRole('search', { hidden: true });
    expect(form).toHaveAttribute('action', pathTo('search', 'fr'));
    expect(within(form).getByRole('searchbox', { hidden: true })).toHaveAttribute('name', 'q');
    unmount();
    draw(<Header {...header} isSearchPage />, 'fr');
    expect(screen.queryByRole('search', { hidden: true })).not.toBeInTheDocument();
  });
});

describe('the banner of a closing', () => {
  it('says that orders are taken, and when parcels leave', () => {
    draw(<ClosingBanner closing={closing} />);
    expect(screen.getByRole('complementary')).toHaveTextContent(
      'We are on holiday. You can order as usual; parcels leave again from 18 August 2026.',
    );
  });

  it('says that orders wait, in the shopper’s language', () => {
    draw(<ClosingBanner closing={{ ...closing, reason: 'gesloten', mode: 'paused' }} />, 'nl');
    expect(screen.getByRole('complementary')).toHaveTextContent(
      'De winkel is even gesloten. Rondkijken kan altijd, bestellen weer na 17 augustus 2026.',
    );
  });

  it('tells at which fair one meets the shop', () => {
    const fair = { name: 'Insect Fair', city: 'Ghent', stand: 'B 12', url: 'https://example.org' };
    draw(<ClosingBanner closing={{ ...closing, reason: 'BEURS', fair }} />);
    expect(screen.getByRole('complementary')).toHaveTextContent('Meet us at Insect Fair, Ghent, stand B 12.');
  });
});

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

describe('a page that cannot be shown', () => {
  it.each([
    [404, 'Page not found', 'To the webshop'],
    [410, 'This page is gone', 'To the webshop'],
    [500, 'Something went wrong while loading this page', 'Try again'],
  ])('says with status %i what happened, and leads on', (status, title, way) => {
    draw(<ErrorPage status={status} isWebshop />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: way })).toBeInTheDocument();
  });
});

it('whoever comes for a deleted insect is led to its family, and to what is new', () => {
  draw(<ErrorPage status={410} isWebshop />, 'nl', '/nl/webshop/kevers/lucanidae/lucanus-cervus-1');
  const way = (name: string) => screen.getByRole('link', { name });
  expect(way('Soortgelijke insecten')).toHaveAttribute('href', '/nl/webshop/kevers/lucanidae');
  expect(way('Nieuwste insecten')).toHaveAttribute('href', '/nl/webshop/nieuwe-insecten');
});

it.each([
  ['/webshop/moths?sort=name&page=9999', '/webshop/moths?sort=name'],
  ['/webshop/new-insects?page=x', '/webshop/new-insects'],
  ['/blog?page=40', '/blog'],
])('whoever turns to a page beyond the list of %s is led to where it begins', (path, first) => {
  draw(<ErrorPage status={404} isWebshop />, 'en', path);
  expect(screen.getByText('This list does not have that many pages.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the first page of the list' })).toHaveAttribute('href', first);
});

it('a page that is no list has no first one to lead to', () => {
  draw(<ErrorPage status={404} isWebshop />, 'en', '/webshop/moths/saturniidae/nothing-1?page=2');
  expect(screen.queryByRole('link', { name: /first page/ })).toBeNull();
});

describe('the words of the frame', () => {
  it.each(['nl', 'fr'] as const)('are all there in %s', (locale) => {
    expect(Object.keys(MESSAGES[locale])).toEqual(Object.keys(en));
  });
});
