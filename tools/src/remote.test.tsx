/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok, OWNER, refused, unauthorized } from './testing/fake-shop.ts';
import { openPage } from './testing/open-page.tsx';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const nav = () => within(screen.getByRole('navigation', { name: 'Tools' }));

describe('the tools', () => {
  it.each([
    ['/tools', '/login?back=%2Ftools&needed=1'],
    [
      '/nl/tools/spaces/insects?page=2',
      '/nl/inloggen?back=%2Fnl%2Ftools%2Fspaces%2Finsects%3Fpage%3D2&needed=1',
    ],
  ])('%s asks a visitor to log in, and knows the way back', async (path, login) => {
    const { address } = openPage(path, new FakeShop(unauthorized()));
    await heading('Elsewhere');
    expect(address()).toBe(login);
  });

  it('tell a customer kindly that they are not for customers, and load nothing', async () => {
    const shop = new FakeShop(refused({ status: 403, code: 'not-staff' }));
    openPage('/tools/orders', shop);
    await heading('For the people of the shop');
    expect(screen.queryByRole('navigation', { name: 'Tools' })).toBeNull();
    expect(screen.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '/');
    expect(shop.asked.map(({ path }) => path)).toEqual(['/api/tools/me']);
  });

  it('offer somebody what their role may do, and mark the page that is open', async () => {
    const shop = new FakeShop(ok({ ...OWNER, rights: ['catalogue-read', 'catalogue-write'] }));
    shop.answer('GET /api/tools/insects/choices', ok({ families: [], countries: [] }));
    shop.answer('GET /api/tools/insects/next-reference', ok({ reference: 'BU-0001' }));
    openPage('/tools/insects/new', shop);
    await heading('New insect');
    const links = nav()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(links).toEqual([
      'Overview',
      'Insects',
      'Families',
      'Pictures',
      'Import and export',
      'Missing',
      'Spaces in names',
    ]);
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('Insects');
  });

  it('keep the navigation around a page that the role does not open', async () => {
    openPage('/fr/tools/orders', new FakeShop(ok({ ...OWNER, rights: ['shop-read'] })));
    await heading('Cela ne fait pas partie de vos tâches');
    expect(screen.getByRole('navigation', { name: 'Outils' })).toBeVisible();
  });

  it('say that the shop does not answer, and try again', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/tools/me', { ok: false, failure: { kind: 'timeout' } });
    openPage('/tools', shop);
    await heading('Something went wrong while loading this page');
    shop.answer('GET /api/tools/me', ok(OWNER));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Overview');
  });
});
