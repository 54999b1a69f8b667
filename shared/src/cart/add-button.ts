import type { InsectCard } from '../contract/catalogue.ts';

type Lot = Pick<InsectCard, 'uuid' | 'name' | 'priceCents' | 'stock'>;

/** The attribute of a button that puts one of a lot into the cart, by which it counts before its page is hydrated. */
const NAME = 'data-add';
const UUID_LENGTH = 36;

/**
 * What such a button says of its lot in the markup. The shell reads it: also one of an earlier or later version. The uuid
 * is in small letters, as in the lot's address beside it: packed it costs nothing the second time. Its name stands in the
 * button, in an `i` of its own.
 * @param inCard its uuid stands in the card's first link: a list has two dozen cards
 */
export const addButtonOf = ({ uuid, priceCents, stock }: Omit<Lot, 'name'>, inCard = false) => ({
  [NAME]: [...(inCard ? [] : [uuid.toLowerCase()]), priceCents, stock].join(' '),
});

/** What stands in the button before the lot's name. */
export const BEFORE_NAME = ': ';

/** The lot of such a button, null of any other. */
export function readAddButton(button: Element): Lot | null {
  const said = /^(?:(\S+) )?(\d+) (\d+)$/.exec(button.getAttribute(NAME) ?? '');
  const name = button.querySelector('i')?.textContent.slice(BEFORE_NAME.length);
  if (!said || !name) return null;
  const [, own, priceCents, stock] = said;
  // A lot's address ends in it.
  const uuid = own ?? button.closest('article')?.querySelector('a')?.href.slice(-UUID_LENGTH);
  return uuid
    ? { uuid: uuid.toUpperCase(), name, priceCents: Number(priceCents), stock: Number(stock) }
    : null;
}
