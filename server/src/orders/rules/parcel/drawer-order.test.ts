import { expect, it } from '@jest/globals';
import { inDrawerOrder } from './drawer-order.ts';

it('Who picks walks along the drawers once, and looks for the rest at the end', () => {
  const lines = ['D10', '', 'd2', 'K3-12', 'D2', 'K3-2'].map((drawer, index) => ({
    drawer,
    reference: `B-${10 - index}`,
  }));
  const walked = inDrawerOrder(lines).map(({ drawer, reference }) => `${drawer} ${reference}`);
  expect(walked).toEqual(['D2 B-6', 'd2 B-8', 'D10 B-10', 'K3-2 B-5', 'K3-12 B-7', ' B-9']);
});
