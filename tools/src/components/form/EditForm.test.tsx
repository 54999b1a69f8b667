/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import { Field } from '@vitrine/shared/forms/fields/Field';
import type { Held, Values } from '../../model/editing/edit.ts';
import { useEditForm } from '../../model/editing/use-edit-form.ts';
import { drawTool } from '../../testing/draw-tool.tsx';
import { EditForm } from './EditForm.tsx';
import { TranslatedFields, type Translated } from './TranslatedFields.tsx';

type Name = 'price' | Translated<'name'>;
const LABELS: Record<Name, string> = {
  price: 'Price',
  'name.en': 'Name',
  'name.nl': 'Naam',
  'name.fr': 'Nom',
};
const HELD: Held<Name> = {
  values: { price: '10', 'name.en': 'Swallowtail', 'name.nl': 'Page', 'name.fr': 'Machaon' },
  revision: 4,
};

type Send = (values: Values<Name>, revision: number) => Promise<ApiResult<Held<Name>>>;

function Lot({ send, current = HELD }: { send: Send; current?: Held<Name> }) {
  const [held, setHeld] = useState(HELD);
  const form = useEditForm<Name, Held<Name>>({
    name: 'lot:1',
    held,
    labels: LABELS,
    send,
    readCurrent: () => current,
    onSaved: setHeld,
  });
  return (
    <EditForm form={form}>
      <Field {...form.field('price')} />
      <TranslatedFields stem="name" label="Name" form={form} />
    </EditForm>
  );
}

const keep: Send = async (values, revision) => ({ ok: true, value: { values, revision: revision + 1 } });
const refuse =
  (code: string, body: object, fields: Record<string, string> = {}): Send =>
  async () => ({ ok: false, failure: { kind: 'rejected', status: 409, code, message: '', fields, body } });

const price = () => screen.getByRole('textbox', { name: 'Price' });
const retype = async (text: string) => {
  await userEvent.clear(price());
  await userEvent.type(price(), text);
};

beforeEach(() => window.sessionStorage.clear());

describe('somebody who edits a record', () => {
  it('sees all the time whether it is saved, and saves by a key', async () => {
    const send = jest.fn(keep);
    drawTool(<Lot send={send} />);
    expect(screen.getByText('Saved')).toBeVisible();
    await retype('12');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(send.mock.lastCall).toEqual([{ ...HELD.values, price: '12' }, 4]);
    await retype('13');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(send.mock.lastCall?.[1]).toBe(5);
  });

  it('finds what they typed again after a reload', async () => {
    const { unmount } = drawTool(<Lot send={keep} />);
    await retype('12');
    unmount();
    drawTool(<Lot send={keep} />);
    expect(price()).toHaveValue('12');
    expect(screen.getByText(/What you typed earlier is here again/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(price()).toHaveValue('10');
  });

  it('reads a mistake at its field, and from a list that leads there', async () => {
    drawTool(<Lot send={refuse('invalid', {}, { price: 'Write a price.' })} />);
    await retype('much');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(price()).toHaveAccessibleDescription('Write a price.');
    expect(screen.getByText('Not saved')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Price: Write a price.' }));
    expect(price()).toHaveFocus();
    expect(price()).toHaveValue('much');
  });

  it('chooses field by field when somebody else was first, and overwrites nothing unseen', async () => {
    const current = { values: { ...HELD.values, price: '15', 'name.fr': 'Le machaon' }, revision: 5 };
    const first = { by: 'ben@example.com', at: '2026-03-01T10:00:00.000Z' };
    const body = { ...first, code: 'changed-meanwhile', error: 'Changed.', current };
    const send = jest.fn(refuse('changed-meanwhile', body));
    drawTool(<Lot send={send} current={current} />);
    await retype('12');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const choice = within(await screen.findByRole('group', { name: 'Price' }));
    expect(screen.getByText(/ben@example.com saved this on 1 Mar 2026, 11:00\./)).toBeVisible();
    expect([choice.getByText('12'), choice.getByText('15')]).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: 'Name, French' })).toHaveValue('Le machaon');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(send).toHaveBeenCalledTimes(1);
    send.mockImplementation(keep);
    await userEvent.click(choice.getByRole('button', { name: 'Keep yours: Price' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(send.mock.lastCall).toEqual([{ ...current.values, price: '12' }, 5]);
    expect(await screen.findByText('Saved')).toBeVisible();
  });
});
