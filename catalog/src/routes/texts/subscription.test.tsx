/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeCatalogue } from '../../testing/fake-catalogue.ts';
import { openPage } from '../../testing/open-page.tsx';

beforeEach(() => window.sessionStorage.clear());

const TOKEN = 'A'.repeat(43);

const API = `/api/subscriptions/${TOKEN}`;

const NEWS = { kind: 'newsletter', email: 'ada@example.com', species: null, state: 'asked' };

describe('the link of a mail', () => {
  it('confirms by a button, and ends by another', async () => {
    const shop = new FakeCatalogue()
      .answer(API, NEWS)
      .answer(`${API}/confirm`, { ...NEWS, state: 'confirmed' })
      .answer(`${API}/end`, { ...NEWS, email: '', state: 'ended' });
    const { head } = await openPage(`/subscription/${TOKEN}`, shop);
    expect(head()).toMatchObject({ isIndexed: false, alternates: { fr: `/fr/abonnement/${TOKEN}` } });
    expect(shop.asked.map(({ method }) => method)).toEqual(['GET']);
    expect(screen.getByText('ada@example.com')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, please' }));
    await screen.findByRole('heading', { name: 'Registered to our newsletter' });
    await userEvent.click(screen.getByRole('button', { name: 'No, delete my address' }));
    await screen.findByRole('heading', { name: 'You are unsubscribed' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says which species is waited for, in each language', async () => {
    const wish = { ...NEWS, kind: 'restock', species: 'Papilio machaon' };
    await openPage(`/fr/abonnement/${TOKEN}`, new FakeCatalogue().answer(API, wish));
    expect(screen.getByText('Papilio machaon').getAttribute('lang')).toBe('la');
  });

  it('says plainly when it did not work', async () => {
    const shop = new FakeCatalogue().answer(API, NEWS).fail(`${API}/confirm`, { kind: 'offline' });
    await openPage(`/nl/inschrijving/${TOKEN}`, shop);
    await userEvent.click(screen.getByRole('button', { name: 'Ja, graag' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Dat lukte niet');
  });

  it.each([
    [{ fields: { email: 'Not complete.' }, message: 'Not complete.' }, 'Not complete.'],
    [{ fields: {}, message: 'Too many requests.' }, 'Too many requests.'],
  ])('is asked for again, without scripts, after %j', async (refusal, sentence) => {
    const typed = { kind: 'restock', uuid: 'U1', gender: 'FEMALE', email: 'ada' };
    const shop = new FakeCatalogue().answer('/api/form-drafts/abc', { typed, ...refusal });
    const { container, status } = await openPage('/subscription/again?again=abc', shop);
    expect(status).toBe(200);
    expect(screen.getByText(sentence)).toBeTruthy();
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/api/subscriptions');
    expect(Object.fromEntries([...new FormData(form ?? undefined)])).toEqual({
      ...typed,
      ...{ locale: 'en', website: '' },
    });
  });

  it('that is unknown says so, and one that was only just sent is looked for in the mailbox', async () => {
    const { unmount } = await openPage(`/subscription/${TOKEN}`, new FakeCatalogue());
    expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
    unmount();
    await openPage('/nl/inschrijving/asked', new FakeCatalogue());
    expect(screen.getByRole('heading', { name: 'Kijk even in je mailbox' })).toBeTruthy();
  });
});
