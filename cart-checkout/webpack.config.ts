import { federated } from '@vitrine/shared/build/federated';

export default federated({ name: 'cart-checkout' });
