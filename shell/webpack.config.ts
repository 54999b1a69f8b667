import { federated } from '@vitrine/shared/build/federated';
import { withWorker } from '@vitrine/shared/build/with-worker';

export default withWorker(federated({ name: 'shell' }));
