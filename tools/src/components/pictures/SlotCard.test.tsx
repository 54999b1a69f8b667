/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PictureSlot } from '@vitrine/shared/contract/tools/pictures';
import { drawTool } from '../../testing/draw-tool.tsx';
import { SlotCard } from './SlotCard.tsx';

const SLOT: Omit<PictureSlot, 'key' | 'position'> = {
  picture: null,
  alt: { en: '', nl: '', fr: '' },
  revision: 1,
  state: 'made',
  fault: '',
  error: '',
};
const none = () => undefined;

/** Two pictures, and the order in which they are. */
function Table() {
  const [keys, setKeys] = useState(['a', 'b']);
  return (
    <ol>
      {keys.map((key, at) => (
        <SlotCard
          key={key}
          slot={{ ...SLOT, key, position: at }}
          {...{ at, count: 2, name: 'Papilio', isDragged: false, flaws: null }}
          onMove={() => setKeys((before) => before.toReversed())}
          {...{ onDrag: none, onDrop: none, onFlaws: none, onDescribe: none, onRemove: none, onRetry: none }}
        />
      ))}
    </ol>
  );
}

test('Who moves a picture to the end keeps the focus on the button, which does nothing there', async () => {
  drawTool(<Table />);
  const later = screen.getByRole('button', { name: 'Picture 1 one back' });
  await userEvent.click(later);
  expect(later).toHaveAccessibleName('Picture 2 one back');
  expect(later).toHaveFocus();
  expect(later).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(later);
  expect(later).toHaveAccessibleName('Picture 2 one back');
});
