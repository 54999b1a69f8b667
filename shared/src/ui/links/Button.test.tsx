/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.tsx';
import { draw } from '../testing/draw.tsx';

describe('a button', () => {
  it('sends no form twice while it is busy, and keeps the focus', async () => {
    let sent = 0;
    const form = (busy: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" busy={busy}>
          Order
        </Button>
      </form>
    );
    const { unmount } = draw(form(false));
    await userEvent.click(screen.getByRole('button'));
    expect(sent).toBe(1);
    unmount();
    draw(form(true));
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByRole('textbox'), 'x{Enter}');
    await userEvent.tab();
    expect(sent).toBe(1);
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
