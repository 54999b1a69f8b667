/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ApiFailure, ApiResult } from '@vitrine/shared/contract/failure';
import nl from '../../messages/nl.json';
import { NewsletterForm } from './NewsletterForm.tsx';

/** The form in Dutch, over a shop that answers as told and remembers what it was asked. */
function draw(...answers: (ApiResult<unknown> | Error)[]) {
  const asked: object[] = [];
  const onSubscribe = async (wish: object): Promise<ApiResult<unknown>> => {
    asked.push(wish);
    const answer = answers[asked.length - 1] ?? { ok: true, value: null };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const router = createMemoryRouter([{ path: '*', element: <NewsletterForm onSubscribe={onSubscribe} /> }]);
  render(
    <IntlProvider locale="nl" messages={nl}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  return asked;
}

const failed = (failure: ApiFailure): ApiResult<unknown> => ({ ok: false, failure });
const field = () => screen.getByRole('textbox');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Inschrijven' }));

describe('the newsletter form', () => {
  it('asks for one address, and then says to look in the mailbox', async () => {
    const asked = draw();
    await userEvent.type(field(), ' ada@example.com ');
    await press();
    expect(await screen.findByRole('status')).toHaveTextContent('We hebben je een e-mail gestuurd.');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(asked).toEqual([{ email: 'ada@example.com', locale: 'nl', website: '' }]);
  });

  it('says what is wrong at the field, keeps what was typed, and tries again', async () => {
    const refusal = {
      status: 400,
      code: 'invalid',
      message: '',
      fields: { email: 'Niet volledig.' },
      body: null,
    };
    const asked = draw(failed({ kind: 'rejected', ...refusal }), failed({ kind: 'offline' }));
    await userEvent.type(field(), 'ada');
    await press();
    expect(field()).toHaveAccessibleDescription('Niet volledig.');
    expect(field()).toHaveFocus();
    await press();
    expect(field()).toHaveAccessibleDescription('Dat lukte niet. Probeer het opnieuw.');
    expect(field()).toHaveValue('ada');
    expect(asked).toHaveLength(2);
  });

  it('can be sent again when its code could not be fetched', async () => {
    draw(new Error('Failed to fetch dynamically imported module'));
    await userEvent.type(field(), 'ada@example.com');
    await press();
    expect(field()).toHaveAccessibleDescription('Dat lukte niet. Probeer het opnieuw.');
    await press();
    expect(await screen.findByRole('status')).toHaveTextContent('We hebben je een e-mail gestuurd.');
  });
});
