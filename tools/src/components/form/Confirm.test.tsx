/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawTool } from '../../testing/draw-tool.tsx';
import { Confirm } from './Confirm.tsx';

describe('what cannot be undone', () => {
  it('is done only once its reference was typed', async () => {
    const onConfirm = jest.fn();
    drawTool(
      <Confirm
        isOpen
        title="Refund the order"
        text="The money goes back at once."
        word="VDM-2026-000123"
        submit="Refund"
        isBusy={false}
        failure={null}
        onConfirm={onConfirm}
        onClose={() => {}}
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Type VDM-2026-000123 to confirm' });
    await userEvent.type(field, 'VDM-2026-000124{Enter}');
    expect(field).toHaveAccessibleDescription('This is not VDM-2026-000123.');
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'vdm-2026-000123{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
