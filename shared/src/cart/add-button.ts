import type { InsectCard } from '../contract/catalogue.ts';

type Lot = Pick<InsectCard, 'uuid' | 'name' | 'priceCents' | 'stock'>;

/** The attribute of a button that puts one of a lot into the cart, by which it counts before its page is hydrated. */
const NAME = 'data-add';

/**
 * What such a button says of its lot in the markup. The shell reads it: also one of an earlier or later version. The uuid
 * is in small letters, as in the lot's address beside it: packed it costs nothing the second time.
 */
export const addButtonOf = ({ uuid, name, priceCents, stock }: Lot) => ({
  [NAME]: [uuid.toLowerCase(), priceCents, stock, name].join(' '),
});

/** The lot of such a button, null of any other. */
export function readAddButton(button: Element): Lot | null {
  const said = /^(\S+) (\d+) (\d+) (.+)$/.exec(button.getAttribute(NAME) ?? '');
  if (!said) return null;
  const [, uuid = '', priceCents, stock, name = ''] = said;
  return { uuid: uuid.toUpperCase(), name, priceCents: Number(priceCents), stock: Number(stock) };
}
