/** Name of the tag in a page's head that says where its worker is; a page without it brings none. */
export const WORKER_TAG = 'service-worker';
