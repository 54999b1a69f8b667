/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { addButtonOf, BEFORE_NAME, readAddButton } from './add-button.ts';

const LOT = { uuid: '0B0E5B0A-7C7C-4B4B-9C9C-1234567890AB', name: 'Morpho didius', priceCents: 0, stock: 3 };

function buttonWith(attributes: Record<string, string>, name = LOT.name): Element {
  const button = document.createElement('button');
  for (const [attribute, value] of Object.entries(attributes)) button.setAttribute(attribute, value);
  button.append(
    'Add to cart',
    Object.assign(document.createElement('i'), { textContent: BEFORE_NAME + name }),
  );
  return button;
}

it('is read as it was written, whatever the lot is called', () => {
  for (const name of ['Morpho didius', 'Ornithoptera × allottei 1.5', '“Lot” & co'])
    expect(readAddButton(buttonWith(addButtonOf(LOT), name))).toEqual({ ...LOT, name });
});

it('of a card is read with the address that the card leads to', () => {
  const card = document.createElement('article');
  card.append(buttonWith(addButtonOf(LOT, true)));
  const [button] = card.children;
  expect(button && readAddButton(button)).toBeNull();
  const href = `/webshop/butterflies/nymphalidae/morpho-didius-${LOT.uuid.toLowerCase()}`;
  card.prepend(Object.assign(document.createElement('a'), { href }));
  expect(button && readAddButton(button)).toEqual(LOT);
});

it('is left to its page where it says nothing, or in words of another version', () => {
  for (const said of ['', LOT.uuid, `${LOT.uuid} 12.50 3`, `${LOT.uuid} 1250 -1`, `${LOT.uuid} 1250`])
    expect(readAddButton(buttonWith({ 'data-add': said }))).toBeNull();
  expect(readAddButton(buttonWith({}))).toBeNull();
  expect(readAddButton(buttonWith(addButtonOf(LOT), ''))).toBeNull();
});
