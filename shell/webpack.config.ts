import { federated } from '@vitrine/shared/build/bundling/federated';
import { withWorker } from '@vitrine/shared/build/bundling/with-worker';

export default withWorker(federated({ name: 'shell' }));
