import { federated } from '@vitrine/shared/build/bundling/federated';

export default federated({ name: 'tools' });
