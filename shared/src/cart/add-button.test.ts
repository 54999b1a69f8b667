/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { addButtonOf, readAddButton } from './add-button.ts';

const LOT = { uuid: '0B0E5B0A-7C7C-4B4B-9C9C-1234567890AB', name: 'Morpho didius', priceCents: 0, stock: 3 };

const buttonWith = (attributes: Record<string, string>): Element =>
  Object.entries(attributes).reduce((button, [name, value]) => {
    button.setAttribute(name, value);
    return button;
  }, document.createElement('button'));

it('is read as it was written, whatever the lot is called', () => {
  for (const name of ['Morpho didius', 'Ornithoptera × allottei 1.5', '“Lot” & co'])
    expect(readAddButton(buttonWith(addButtonOf({ ...LOT, name })))).toEqual({ ...LOT, name });
});

it('is left to its page where it says nothing, or in words of another version', () => {
  for (const said of [
    '',
    LOT.uuid,
    `${LOT.uuid} 12.50 3 Morpho`,
    `${LOT.uuid} 1250 -1 Morpho`,
    `${LOT.uuid} 1250 3`,
  ])
    expect(readAddButton(buttonWith({ 'data-add': said }))).toBeNull();
  expect(readAddButton(buttonWith({}))).toBeNull();
});
