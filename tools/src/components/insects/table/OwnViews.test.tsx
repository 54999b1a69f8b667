/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toolsApi } from '../../../api/tools-api.ts';
import { drawTool } from '../../../testing/draw-tool.tsx';
import { FakeShop, ok } from '../../../testing/fake-shop.ts';
import { OwnViews } from './OwnViews.tsx';

const VIEWS = [
  { id: 1, name: 'Peru', query: 'q=peru' },
  { id: 2, name: 'Moths', query: 'q=moth' },
];

/** The two, which change places with every change. */
function Views({ shop }: { shop: FakeShop }) {
  const [views, setViews] = useState(VIEWS);
  return (
    <OwnViews
      api={toolsApi(shop.api)}
      views={views}
      onChange={() => setViews((before) => before.toReversed())}
    />
  );
}

test('Who moves a view to the end keeps the focus on the button, which does nothing there', async () => {
  const shop = new FakeShop();
  shop.answer('PATCH /api/tools/views/1', ok({ views: VIEWS }));
  drawTool(<Views shop={shop} />, { shop });
  const back = screen.getByRole('button', { name: 'Move Peru back' });
  await userEvent.click(back);
  await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
  await waitFor(() => expect(back).not.toHaveAttribute('aria-busy'));
  expect(back).toHaveFocus();
  await userEvent.click(back);
  expect(shop.sent('PATCH /api/tools/views/1')).toEqual([{ position: 1 }]);
});
