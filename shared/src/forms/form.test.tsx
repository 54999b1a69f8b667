/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ApiFailure, ApiResult } from '../contract/failure.ts';
import { draw } from '../ui/testing/draw.tsx';
import { CheckField } from './fields/CheckField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './fields/Field.tsx';
import { Form } from './Form.tsx';
import { emptyPasswords, hasField, type FormValues } from './form-values.tsx';
import { useForm } from './use-form.tsx';
import { useIdempotencyKey } from './use-idempotency-key.tsx';
import { usePersistedFields } from './use-persisted-fields.tsx';

const refused = (fields: Record<string, string>): ApiResult<string> => ({
  ok: false,
  failure: { kind: 'rejected', status: 400, code: 'invalid', message: '', fields, body: null },
});
const OFFLINE: ApiResult<string> = { ok: false, failure: { kind: 'offline' } };
const DONE: ApiResult<string> = { ok: true, value: 'done' };

/** A shop that answers when it is told to. */
function shop() {
  const sent: Record<string, unknown>[] = [];
  const waiting: ((answer: ApiResult<string>) => void)[] = [];
  return {
    sent,
    send({ text, isTicked }: FormValues) {
      sent.push({ email: text('email'), password: text('password'), accepts: isTicked('accepts') });
      return new Promise<ApiResult<string>>((resolve) => waiting.push(resolve));
    },
    answer: (answer: ApiResult<string>) => act(async () => waiting.shift()?.(answer)),
  };
}

interface LoginProps {
  send(values: FormValues): Promise<ApiResult<string>>;
  onDone?: (value: string) => void;
  settle?: (answer: ApiResult<string>, form: HTMLFormElement) => ApiFailure | null;
  hasSummary?: boolean;
}

function Login({ send, onDone = () => {}, settle, hasSummary = false }: LoginProps) {
  const { kept, forget } = usePersistedFields('login');
  const { form, isBusy, failure } = useForm<string>({
    async send(values, box) {
      const answer = await send(values);
      emptyPasswords(box);
      return answer;
    },
    onDone(value) {
      forget();
      onDone(value);
    },
    ...(settle && { settle }),
  });
  return (
    <Form {...form} {...kept}>
      {hasSummary && <ErrorSummary title="Kijk dit nog eens na" line={(name, text) => `${name}: ${text}`} />}
      <Field name="email" label="E-mail" />
      <Field name="password" type="password" autoComplete="current-password" label="Wachtwoord" />
      <CheckField name="accepts" label="Akkoord" />
      {failure?.kind === 'offline' && <p>Geen verbinding</p>}
      <button type="submit" aria-busy={isBusy}>
        Inloggen
      </button>
    </Form>
  );
}

const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText('Wachtwoord');
const press = () => userEvent.click(screen.getByRole('button'));

beforeEach(() => window.sessionStorage.clear());

describe('somebody who sends a form', () => {
  it('sends it once by a double click, and may send it again after the answer', async () => {
    const { send, sent, answer } = shop();
    draw(<Login send={send} />, 'nl');
    await userEvent.dblClick(screen.getByRole('button'));
    expect(sent).toHaveLength(1);
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await answer(OFFLINE);
    expect(screen.getByText('Geen verbinding')).toBeVisible();
    await press();
    expect(sent).toHaveLength(2);
    expect(screen.queryByText('Geen verbinding')).toBeNull();
  });

  it('finds all that was typed and ticked after a refusal, but passwords', async () => {
    const { send, answer } = shop();
    draw(<Login send={send} />, 'nl');
    await userEvent.type(email(), 'ada@');
    await userEvent.type(password(), 'secret');
    await userEvent.click(screen.getByRole('checkbox'));
    await press();
    await answer(refused({ email: 'Dit adres is niet volledig.' }));
    expect(email()).toHaveValue('ada@');
    expect(password()).toHaveValue('');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('finds what was typed after a reload, in this tab, until it went through', async () => {
    const { send, sent, answer } = shop();
    const { unmount } = draw(<Login send={send} />, 'nl');
    await userEvent.type(email(), 'ada@example.com');
    await userEvent.type(password(), 'secret');
    unmount();
    const again = draw(<Login send={send} />, 'nl');
    expect(email()).toHaveValue('ada@example.com');
    expect(password()).toHaveValue('');
    await press();
    expect(sent).toEqual([{ email: 'ada@example.com', password: '', accepts: false }]);
    await answer(DONE);
    again.unmount();
    draw(<Login send={send} />, 'nl');
    expect(email()).toHaveValue('');
  });

  it('is left alone by an answer that comes when the page is gone', async () => {
    const { send, answer } = shop();
    const met: unknown[] = [];
    const settle = (result: ApiResult<string>) => {
      met.push(result);
      return null;
    };
    const { unmount } = draw(<Login send={send} settle={settle} onDone={(value) => met.push(value)} />);
    await press();
    unmount();
    await answer(DONE);
    expect(met).toEqual([]);
  });
});

describe('what is wrong with a form', () => {
  it('stands at its field in the language of the shopper until the field is changed', async () => {
    const { send, answer } = shop();
    draw(<Login send={send} />, 'nl');
    await press();
    await answer(refused({ email: 'Vul je e-mailadres in.', accepts: 'Ga akkoord.' }));
    expect(email()).toHaveAccessibleDescription('Vul je e-mailadres in.');
    await userEvent.type(email(), 'a');
    expect(email()).toBeValid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Ga akkoord.');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).toBeValid();
  });

  it('takes the focus to the first wrong field, and again when it is sent as it was', async () => {
    const { send, answer } = shop();
    draw(<Login send={send} />, 'nl');
    const fields = { accepts: 'Ga akkoord.', password: 'Vul je wachtwoord in.' };
    for (const _try of [1, 2]) {
      await press();
      await answer(refused(fields));
      expect(password()).toHaveFocus();
      expect(password()).toBeInvalid();
    }
  });

  it('takes the focus to a summary where there is one, which lists it as the fields stand', async () => {
    const { send, answer } = shop();
    draw(<Login send={send} hasSummary />, 'nl');
    await press();
    await answer(refused({ accepts: 'Ga akkoord.', email: 'Vul je e-mailadres in.' }));
    const summary = screen.getByRole('alert', { name: 'Kijk dit nog eens na' });
    expect(summary).toHaveFocus();
    const lines = within(summary).getAllByRole('link');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'email: Vul je e-mailadres in.',
      'accepts: Ga akkoord.',
    ]);
  });

  it('is told elsewhere where the form has no such field', async () => {
    const { send, answer } = shop();
    const known: Record<string, boolean> = {};
    const settle: LoginProps['settle'] = (result, form) => {
      for (const name of ['email', 'captcha']) known[name] = hasField(form, name);
      return result.ok ? null : result.failure;
    };
    draw(<Login send={send} settle={settle} />);
    await press();
    await answer(refused({ captcha: 'No.' }));
    expect(known).toEqual({ email: true, captcha: false });
  });

  it('is gone when something else fills in the field, and back with what was refused', async () => {
    const errors = { city: 'Unknown place.' };
    function Address() {
      const [city, setCity] = useState('Gand');
      return (
        <Form errors={errors} onSubmit={() => {}}>
          <Field name="city" label="City" value={city} onChange={({ target }) => setCity(target.value)} />
          <button type="button" onClick={() => setCity('Ghent')}>
            Home
          </button>
        </Form>
      );
    }
    draw(<Address />);
    const city = screen.getByRole('textbox');
    expect(city).toBeInvalid();
    await press();
    expect(city).toBeValid();
    fireEvent.change(city, { target: { value: 'Gand' } });
    expect(city).toBeInvalid();
  });
});

it('The same words sent again have the same key, until they went through', () => {
  const keys: string[] = [];
  function Message() {
    const { keyFor, done } = useIdempotencyKey();
    const write = (...texts: string[]) => keys.push(...texts.map(keyFor));
    return (
      <button
        onClick={() => {
          write('Hello', 'Hello', 'Hello there');
          done();
          write('Hello there');
        }}
      >
        Write
      </button>
    );
  }
  draw(<Message />);
  fireEvent.click(screen.getByRole('button'));
  const [first, again, other, anew] = keys;
  expect(again).toBe(first);
  expect(new Set([first, other, anew]).size).toBe(3);
});
