import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import { documentApi } from './http/document-api.ts';
import { handleFailures } from './http/handle-failures.ts';
import { readForms } from './http/read-forms.ts';
import { refuseOtherSites } from './http/refuse-other-sites.ts';
import { logRequests, requestId } from './http/request-log.ts';
import { healthRoutes } from './routes/health.ts';
import type { Database } from './store/database.ts';

export interface AppOptions {
  database: Database;
  env: Env;
  clock: Clock;
}

const MAX_BODY_BYTES = 256 * 1024;

/** The whole server, ready to listen or to be asked in process. It starts no job and no timer. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: options.env.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: 15_000,
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  logRequests(app);
  handleFailures(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await documentApi(app);
  await app.register(healthRoutes, { database: options.database, remotesReady: async () => ({}) });
  await app.register(async (api) => registerApi(api, options));
  return app;
}

/** Everything that answers data. */
async function registerApi(api: FastifyInstance, options: AppOptions): Promise<void> {
  await api.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: options.env.publicUrl.startsWith('https:'),
  });
  refuseOtherSites(api, options.env.publicUrl);
  readForms(api);
  // Orders: cart, shipping, checkout, orders and payments are registered here.
}
