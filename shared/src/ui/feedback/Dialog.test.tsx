/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { draw } from '../testing/draw.tsx';

beforeAll(() => {
  // This environment has no modal dialogs: the border to the browser is played here.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Zoom</button>
      <Dialog title="A closer look" isOpen={isOpen} onClose={() => setOpen(false)} closeLabel="Close">
        <p>Wings</p>
      </Dialog>
    </>
  );
}

/** Whose button makes room for what comes next. */
function Arrived() {
  const [step, setStep] = useState<'before' | 'told' | 'after'>('before');
  if (step === 'before') return <button onClick={() => setStep('told')}>Log in</button>;
  return (
    <Dialog title="Come in" isOpen={step === 'told'} onClose={() => setStep('after')} closeLabel="Close">
      <p>One moment</p>
    </Dialog>
  );
}

describe('a dialog', () => {
  it('takes the focus in, and gives it back to what opened it', async () => {
    draw(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom' }));
    const dialog = screen.getByRole('dialog', { name: 'A closer look' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Zoom' })).toHaveFocus();
  });

  it('puts the focus where the page begins when what opened it has gone with its page', async () => {
    draw(
      <main>
        <h1>Hello Ada</h1>
        <Arrived />
      </main>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('heading', { name: 'Hello Ada' })).toHaveFocus();
  });

  it.each([
    ['the Escape key', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
    ['a press beside it', (dialog: HTMLElement) => fireEvent.click(dialog)],
  ])('closes by %s', async (_way, close) => {
    draw(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom' }));
    close(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
