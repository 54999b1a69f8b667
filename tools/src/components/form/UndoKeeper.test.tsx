/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { drawTool } from '../../testing/draw-tool.tsx';
import { FakeShop, ok, refused } from '../../testing/fake-shop.ts';
import { UndoKeeper } from './UndoKeeper.tsx';

function Mend() {
  const offer = useOfferUndo();
  return <button onClick={() => offer({ text: '12 names mended', auditId: 7 })}>Mend</button>;
}

async function mend(shop: FakeShop) {
  drawTool(
    <UndoKeeper>
      <Mend />
    </UndoKeeper>,
    { shop },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mend' }));
}

describe('what was done', () => {
  it('is said, taken back by a key, and done again', async () => {
    const shop = new FakeShop();
    shop.answer('POST /api/tools/undo/7', ok({ result: true, message: '', auditId: 8 }));
    shop.answer('POST /api/tools/undo/8', ok({ result: true, message: '', auditId: 9 }));
    await mend(shop);
    expect(screen.getByRole('status')).toHaveTextContent('12 names mended');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Taken back: 12 names mended')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Do it again' }));
    expect(await screen.findByText('12 names mended')).toBeVisible();
    expect(shop.asked.map(({ path }) => path)).toEqual(['/api/tools/undo/7', '/api/tools/undo/8']);
  });

  it('cannot be taken back once somebody changed it since, and says so', async () => {
    const shop = new FakeShop();
    const error = 'Somebody changed this meanwhile.';
    shop.answer('POST /api/tools/undo/7', refused({ status: 409, code: 'changed-meanwhile', error }));
    await mend(shop);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('dialog', { name: error })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says which lots of an import stay, and keeps room for itself at the lower edge', async () => {
    const shop = new FakeShop();
    const stays = [{ insectId: 3, reference: 'PA-0003', name: 'Morpho', why: 'sold' }];
    shop.answer('POST /api/tools/undo/7', ok({ result: true, message: '', auditId: 8, stays }));
    await mend(shop);
    expect(document.documentElement.style.getPropertyValue('--below')).not.toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const lot = await screen.findByRole('link', { name: 'PA-0003 Morpho' });
    expect(lot).toHaveAttribute('href', '/tools/insects/3');
    expect(lot.closest('li')).toHaveTextContent('PA-0003 Morpho: sold since, its stock stays');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.documentElement.style.getPropertyValue('--below')).toBe('');
  });
});
