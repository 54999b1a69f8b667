/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Provider } from 'jotai';
import type { Closing } from '@vitrine/shared/contract/frame';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathsTo, pathTo } from '@vitrine/shared/paths/path-to';
import { frameAtom, createState } from '../../model/state.ts';
import { draw } from '../../testing/draw.tsx';
import { ADA, FRAME } from '../../testing/fixtures.ts';
import { FrameHeader } from '../FrameParts.tsx';
import { Header } from './Header.tsx';

const header = {
  frame: FRAME,
  profile: null,
  layout: 'default',
  isCheckout: false,
  isSearchPage: false,
  alternates: pathsTo('webshop'),
  cart: null,
} as const;

describe('a closing that begins while a page is open', () => {
  it('is read out: its banner comes into a place that was listened to before', () => {
    const store = createState(FRAME, null);
    draw(
      <Provider store={store}>
        <FrameHeader />
      </Provider>,
    );
    const heard = document.querySelector('[aria-live="polite"]');
    expect(heard).toBeEmptyDOMElement();
    const closing: Closing = {
      ...{ id: 1, reason: 'VERLOF', mode: 'paused', shipsFrom: null, fair: null },
      ...{ startsAt: '2026-08-01T00:00:00Z', endsAt: '2026-08-17T12:00:00Z' },
      message: { en: '', nl: '', fr: '' },
    };
    act(() => store.set(frameAtom, { ...FRAME, closing }));
    expect(heard).toHaveTextContent('We are on holiday.');
  });
});

describe('the header', () => {
  it('shows the word before it knows the cart, then what the cart comes to', () => {
    const { unmount } = draw(<Header {...header} />);
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', pathTo('cart', 'en'));
    // Drawn where no script runs alone: else it would be swapped for the total.
    expect(screen.getByText('Cart')).toHaveAttribute('data-cart-total', 'unread');
    unmount();
    draw(<Header {...header} cart={{ count: 2, totalCents: 12850 }} />);
    const link = screen.getByRole('link', { name: 'Cart: 2 insects, €128.50' });
    expect(link).toHaveTextContent('€128.50');
    expect(screen.getByText('€128.50')).not.toHaveAttribute('data-cart-total');
  });

  it('leads home by its logo', () => {
    draw(<Header {...header} />, 'fr');
    const logos = screen.getAllByRole('link', { name: 'Vitrine' });
    expect(logos.map((link) => link.getAttribute('href'))).toEqual([pathTo('home', 'fr')]);
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

  it.each([
    [null, ['Home', 'Webshop', 'About us', 'Contact', 'Login']],
    [{ ...ADA, id: 0 }, ['Home', 'Webshop', 'About us', 'Contact', 'Login']],
    [ADA, ['Home', 'Webshop', 'About us', 'Contact', 'Account']],
    [{ ...ADA, role: 'orders' }, ['Home', 'Webshop', 'About us', 'Contact', 'Account', 'Tools']],
  ] as const)('leads to the main pages of the shop (profile %#)', (profile, names) => {
    draw(<Header {...header} profile={profile} />);
    const menu = within(screen.getByRole('navigation', { name: 'Main menu', hidden: true }));
    const categories = menu.getAllByRole('list', { hidden: true })[1];
    const links = menu.getAllByRole('link', { hidden: true }).filter((link) => !categories?.contains(link));
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('leads to each category from the menu, on any page', () => {
    draw(<Header {...header} />, 'nl');
    const link = screen.getByRole('link', { name: 'Kevers', hidden: true });
    expect(link).toHaveAttribute('href', pathTo('category', 'nl', { category: 'BEETLES' }));
    expect(link).not.toHaveAttribute('aria-current');
  });

  it('marks the category in which one is', () => {
    draw(<Header {...header} />, 'nl', '/nl/webshop/kevers/lucanidae');
    const isHere = (name: string) =>
      screen.getByRole('link', { name, hidden: true }).getAttribute('aria-current');
    expect([isHere('Kevers'), isHere('Dagvlinders')]).toEqual(['page', null]);
  });

  it('shrinks once the page is scrolled by more than ten pixels', () => {
    draw(<Header {...header} />);
    const scrollTo = (scrollY: number) => {
      Object.assign(window, { scrollY });
      act(() => void window.dispatchEvent(new Event('scroll')));
      const banner = screen.getByRole('banner');
      return [banner.hasAttribute('data-scrolled'), banner.hasAttribute('data-past')];
    };
    expect([scrollTo(10), scrollTo(11), scrollTo(61), scrollTo(0)]).toEqual([
      ...[
        [false, false],
        [true, false],
        [true, true],
      ],
      [false, false],
    ]);
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
