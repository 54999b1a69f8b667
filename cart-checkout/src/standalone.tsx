import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { cartCheckSchema } from '@vitrine/shared/contract/orders/cart-check';
import { openAlone } from '@vitrine/shared/remote/standalone/open-alone';
import recorded from './fixtures/exchanges.json';
import * as checkout from './remote.tsx';

fillCart();
openAlone('cart-checkout', checkout, recorded);

/** Other remotes fill the cart; here it begins with what the recorded check found. */
function fillCart(): void {
  const check = recorded.exchanges.find(({ name }) => name === 'checkLines');
  const [line] = cartCheckSchema.parse(check?.answer).lines;
  if (!line?.insect || readBrowserCart().count > 0) return;
  addToBrowserCart({ ...line.insect, amount: 1 }, line.insect.stock);
}
