import { federated } from '@vitrine/shared/build/federated.js';
import { withWorker } from '@vitrine/shared/build/with-worker.js';

export default withWorker(federated({ name: 'shell' }));
