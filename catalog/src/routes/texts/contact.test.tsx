/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { FakeCatalogue } from '../../testing/fake-catalogue.ts';
import { openPage } from '../../testing/open-page.tsx';

beforeEach(() => window.sessionStorage.clear());

async function fillIn(more: Record<string, string> = {}) {
  const typed = {
    'Your name': 'Ada',
    'Your e-mail': 'ada@example.com',
    'Your message': 'Is it whole?',
    ...more,
  };
  for (const [label, text] of Object.entries(typed)) {
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), text);
  }
}

const pressSend = () => userEvent.click(screen.getByRole('button', { name: 'Send the message' }));

describe('the contact page', () => {
  it('says who sells, with an address to write to', async () => {
    await openPage('/contact', new FakeCatalogue());
    expect(screen.getByText(/Kerkstraat 1/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'shop@shop.example' }).getAttribute('href')).toBe(
      'mailto:shop@shop.example',
    );
  });

  it('sends a message once, however often the button is pressed, and says so', async () => {
    const shop = new FakeCatalogue().answer('/api/contact', { result: true, message: '' });
    await openPage('/contact', shop);
    await fillIn();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send the message' }));
    expect(await screen.findByText('Contact request was sent to our team.')).toBeTruthy();
    const sent = shop.asked.filter(({ path }) => path === '/api/contact');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      ...{ name: 'Ada', email: 'ada@example.com', subject: '', message: 'Is it whole?' },
      ...{ website: '', locale: 'en' },
    });
  });

  it('takes another message by the shop’s own link, in an empty form', async () => {
    const shop = new FakeCatalogue().answer('/api/contact', { result: true, message: '' });
    const { router } = await openPage('/contact', shop);
    await fillIn();
    await pressSend();
    await screen.findByText('Contact request was sent to our team.');
    await act(() => router.navigate('/contact'));
    expect(await screen.findByRole('textbox', { name: /^Your message/ })).toHaveProperty('value', '');
    expect(screen.queryByText('Contact request was sent to our team.')).toBeNull();
  });

  it('keeps what was typed, and the lot that is asked about, when the language is changed', async () => {
    const { router, head } = await openPage('/contact?about=BU-0123', new FakeCatalogue());
    await fillIn();
    const { nl = '' } = head().alternates ?? {};
    await act(() => router.navigate(nl));
    expect(await screen.findByRole('textbox', { name: /^Je bericht/ })).toHaveProperty(
      'value',
      'Is it whole?',
    );
    expect(screen.getByRole('textbox', { name: /^Waarover/ })).toHaveProperty('value', 'BU-0123');
  });

  it('cuts nothing off of what is pasted, and says by how much it is too long', async () => {
    await openPage('/contact', new FakeCatalogue());
    const message = screen.getByRole('textbox', { name: /^Your message/ });
    const described = () =>
      message
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect(described()).toEqual(['5,000 more characters']);
    await userEvent.click(message);
    await userEvent.paste('x'.repeat(5002));
    expect(message).toHaveProperty('value', 'x'.repeat(5002));
    expect(described()).toEqual(['2 characters too many: a message has 5,000 at most.']);
    expect(message.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was typed when it fails, offers another way, and tries again as the same message', async () => {
    const shop = new FakeCatalogue().fail('/api/contact', { kind: 'timeout' });
    await openPage('/contact', shop);
    await fillIn();
    await pressSend();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'What you wrote is still here. You can also write to shop@shop.example.',
    );
    expect(screen.getByRole('textbox', { name: /^Your message/ })).toHaveProperty('value', 'Is it whole?');
    await pressSend();
    await userEvent.type(screen.getByRole('textbox', { name: /^Your message/ }), ' Please');
    await pressSend();
    const keys = shop.asked.filter(({ path }) => path === '/api/contact').map(({ headers }) => headers);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toEqual(keys[0]);
    expect(keys[2]).not.toEqual(keys[0]);
  });

  it('reads why the shop takes no more, and where to write instead', async () => {
    const error = 'The form takes five messages in an hour: please send this one later.';
    const refused: ApiFailure = {
      ...{ kind: 'rejected', status: 429, code: 'too-many', message: error },
      ...{ fields: {}, body: null },
    };
    const { notifications } = await openPage('/contact', new FakeCatalogue().fail('/api/contact', refused));
    await fillIn();
    await pressSend();
    expect((await screen.findByRole('alert')).textContent).toMatch(/What you wrote is still here/);
    expect(notifications).toEqual([{ type: 'error', title: error }]);
  });

  it('shows the shop’s sentences at their fields', async () => {
    const refused: ApiFailure = {
      ...{ kind: 'rejected', status: 400, code: 'invalid', message: 'x' },
      ...{ fields: { email: 'This is not complete.' }, body: null },
    };
    await openPage('/contact', new FakeCatalogue().fail('/api/contact', refused));
    await fillIn({ 'Your e-mail': 'ada' });
    await pressSend();
    const link = await screen.findByRole('link', { name: 'Your e-mail: This is not complete.' });
    await userEvent.click(link);
    const field = screen.getByRole('textbox', { name: /^Your e-mail/ });
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('gives back what was typed to who comes from the plain form, and says what is wrong', async () => {
    const draft = {
      typed: { name: 'Ada', email: 'ada', subject: '', message: 'Est-il entier ?' },
      ...{ message: 'x', fields: { email: 'Cette adresse est incomplète.' } },
    };
    const shop = new FakeCatalogue().answer('/api/form-drafts/abc', draft);
    const { head } = await openPage('/fr/contact?again=abc', shop);
    const message = screen.getByRole('textbox', { name: /^Votre message/ });
    expect(message).toHaveProperty('value', 'Est-il entier ?');
    expect(
      screen.getByRole('link', { name: /^Votre e-mail.: Cette adresse est incomplète\.$/ }),
    ).toBeTruthy();
    expect(head()).toMatchObject({ isIndexed: false, canonical: '/fr/contact' });
  });

  it('is empty again when what was typed is too long ago', async () => {
    await openPage('/contact?again=old', new FakeCatalogue());
    expect(screen.getByRole('textbox', { name: /^Your message/ })).toHaveProperty('value', '');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['BU-0123', 'BU-0123'],
    ['<script>', ''],
  ])('names the lot that a link asks about, and nothing that is no reference: %s', async (about, subject) => {
    await openPage(`/contact?about=${encodeURIComponent(about)}`, new FakeCatalogue());
    expect(screen.getByRole('textbox', { name: /^What it is about/ })).toHaveProperty('value', subject);
  });

  it('says that the message went to who comes back from the plain form', async () => {
    const { head } = await openPage('/nl/contact?sent=1', new FakeCatalogue());
    expect(screen.getByText('Je vraag is naar ons team verstuurd.')).toBeTruthy();
    expect(head()).toMatchObject({ isIndexed: false, canonical: '/nl/contact' });
  });
});
