import { ROUTES } from '@vitrine/shared/paths/route-table';

/* A script of its own, which `/sw.js` brings before the worker: an address that changes leaves the worker as it is. */
Object.assign(globalThis, { vitrineRoutes: ROUTES });
