import { federated } from '@vitrine/shared/build/federated.js';

export default federated({ name: 'catalog' });
