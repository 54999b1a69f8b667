/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Notification } from '@vitrine/shared/contract/federation/remote';
import { draw } from '../../testing/draw.tsx';
import { Notifications } from './Notifications.tsx';

beforeAll(() => {
  // This environment has no modal dialogs: the border to the browser is played here.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

function Waiting({ all }: { all: Notification[] }) {
  const [queue, setQueue] = useState(all);
  return <Notifications queue={queue} onClose={() => setQueue(queue.slice(1))} />;
}

function Broken(): never {
  throw new Error('a remote that cannot draw its message');
}

it('A message that waited comes in a window of its own: what changes in an open one is not read out', async () => {
  const opened = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  draw(
    <Waiting
      all={[
        { type: 'error', title: 'First' },
        { type: 'error', title: 'Second' },
      ]}
    />,
  );
  expect(opened).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(screen.getByRole('dialog', { name: /Second/ })).toBeVisible();
  expect(opened).toHaveBeenCalledTimes(2);
  opened.mockRestore();
});

describe('a message with content of its own', () => {
  // React reports what a boundary has caught on the console.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void jest.restoreAllMocks());

  it('is read whole: title, message, then the content and what can be done in it', () => {
    const content = (
      <p>
        Only <b>two</b> are left. <a href="/cart">See the cart</a>
      </p>
    );
    draw(<Waiting all={[{ type: 'warning', title: 'Check your cart', message: 'It changed.', content }]} />);
    const dialog = within(screen.getByRole('dialog', { name: /Check your cart/ }));
    expect(dialog.getByText('two')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'See the cart' })).toHaveAttribute('href', '/cart');
  });

  it('that cannot be drawn is shown without it, and the next one with its own', async () => {
    const all: Notification[] = [
      { type: 'info', title: 'First', message: 'Still said.', content: <Broken /> },
      { type: 'info', title: 'Second', content: <p>Well drawn.</p> },
    ];
    draw(<Waiting all={all} />);
    expect(screen.getByText('Still said.')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(screen.getByText('Well drawn.')).toBeVisible();
  });
});
