import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { fastify, LogController, type FastifyInstance, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Catalogue } from './catalogue/catalogue.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import { followVersion } from './follow-version.ts';
import { boundBodies, BODY_MS, LONGEST_BODY_MS } from './http/bound-bodies.ts';
import { documentApi } from './http/document-api.ts';
import { handleFailures } from './http/handle-failures.ts';
import { readForms } from './http/read-forms.ts';
import { refuseOtherSites } from './http/refuse-other-sites.ts';
import { logRequests, requestId } from './http/request-log.ts';
import { browserHeaders, tellBrowsers } from './http/tell-browsers.ts';
import { createAccounts } from './accounts/accounts-context.ts';
import { accountRoutes } from './routes/account.ts';
import { authMailRoutes } from './routes/auth-mails.ts';
import { authRoutes } from './routes/auth.ts';
import { answerBadAddress } from './routes/bad-address.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { contentRoutes } from './routes/content.ts';
import { browserErrorRoutes } from './routes/browser-errors.ts';
import { frameRoutes } from './routes/frame.ts';
import { createPayments } from './payments/create-payments.ts';
import { cartRoutes } from './routes/cart.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { contactRoutes } from './routes/contact.ts';
import { formDraftRoutes } from './routes/form-drafts.ts';
import { invoiceRoutes } from './routes/invoices.ts';
import { orderRoutes } from './routes/orders.ts';
import { ORDER_LIMITS, type OrderLimits } from './routes/orders-limits.ts';
import { paymentRoutes } from './routes/payments.ts';
import { testPaymentRoutes } from './routes/payments-test.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { sitemapRoutes } from './routes/sitemap.ts';
import { withdrawalRoutes } from './routes/withdrawals.ts';
import { shippingRoutes } from './routes/shipping.ts';
import { subscriptionRoutes } from './routes/subscriptions.ts';
import { textRoutes } from './routes/texts.ts';
import { toolsRoutes } from './routes/tools/register-tools.ts';
import { healthRoutes } from './routes/health.ts';
import { inProcessApi, inProcessAsk, releaseRoutes, storefrontRoutes } from './routes/storefront.ts';
import { picturesDir } from './pictures/keep-files.ts';
import { openStorefront } from './open-storefront.ts';
import type { Storefront, StorefrontOptions } from '@vitrine/shared/contract/storefront';
import type { Database } from './store/database.ts';

export interface AppOptions {
  database: Database;
  env: Env;
  clock: Clock;
  /** One in this thread when absent. It is closed with the app. */
  catalogue?: Catalogue;
  /** Requests to order; the shop's own when absent. */
  limits?: OrderLimits;
  /** Told of each route as it is registered. */
  onRoute?: (route: RouteOptions) => void;
}

const MAX_BODY_BYTES = 256 * 1024;

/** The whole server, ready to listen or to be asked in process. It starts no job and no timer. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  let storefront: Storefront | null = null;
  const app = fastify({
    frameworkErrors: (_error, request, reply) =>
      void answerBadAddress(storefront, request, reply.headers(browserHeaders(options.env.publicUrl))),
    logger: { level: options.env.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: (_address, hop) => hop < options.env.proxies,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: LONGEST_BODY_MS,
    http: { headersTimeout: BODY_MS },
    forceCloseConnections: 'idle',
  });
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  logRequests(app);
  boundBodies(app);
  tellBrowsers(app, options.env.publicUrl);
  handleFailures(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await documentApi(app);
  const catalogue = options.catalogue ?? openCatalogue(options.database);
  app.addHook('onClose', () => catalogue.close());
  await app.register(async (api) => registerApi(api, options, catalogue));
  await app.register(pictureRoutes, { dir: picturesDir(options.env.dataDir) });
  const { database, clock, env } = options;
  await app.register(sitemapRoutes, { database, clock, publicUrl: env.publicUrl });
  storefront = await registerStorefront(app, options, catalogue);
  return app;
}

/** The pages, where a shell is released; health covers them too. */
async function registerStorefront(
  app: FastifyInstance,
  { env, database }: AppOptions,
  catalogue: Catalogue,
): Promise<Storefront | null> {
  const log: StorefrontOptions['log'] = (level, message, details) => app.log[level](details, message);
  const catalogueVersion = followVersion(catalogue);
  const inProcess = { api: inProcessApi(app), ask: inProcessAsk(app) };
  const storefront = await openStorefront(env, { ...inProcess, log, catalogueVersion });
  await app.register(healthRoutes, {
    database,
    catalogue,
    remotesReady: async () => (await storefront?.ready()) ?? {},
    remotesRefused: () => storefront?.refused?.() ?? {},
  });
  await app.register(releaseRoutes, { releasesDir: env.releasesDir });
  if (!storefront) return null;
  app.addHook('onClose', () => storefront.close());
  await app.register(storefrontRoutes, { storefront });
  return storefront;
}

/** Everything that answers data. */
async function registerApi(api: FastifyInstance, options: AppOptions, catalogue: Catalogue): Promise<void> {
  await api.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: false,
  });
  refuseOtherSites(api, options.env.publicUrl);
  readForms(api);
  const { database, env, clock } = options;
  await api.register(catalogueRoutes, { database, catalogue, clock });
  await api.register(contentRoutes, { prefix: '/content', database, clock });
  const payments = createPayments({ database, env, clock });
  await api.register(browserErrorRoutes);
  await api.register(frameRoutes, { database, catalogue, clock, provider: payments.provider });
  const limits = options.limits ?? ORDER_LIMITS;
  await api.register(cartRoutes, { database, clock });
  await api.register(shippingRoutes, { database });
  await api.register(subscriptionRoutes, { database, clock });
  await api.register(textRoutes, { database, clock });
  await api.register(contactRoutes, { database, clock });
  await api.register(formDraftRoutes, { database, clock });
  await api.register(checkoutRoutes, { database, clock, limits, provider: payments.provider });
  const accounts = await createAccounts({ database, env, clock });
  await api.register(authRoutes, { accounts });
  await api.register(authMailRoutes, { accounts });
  await api.register(accountRoutes, { accounts });
  await api.register(orderRoutes, { payments, limits, accounts });
  await api.register(withdrawalRoutes, { database, clock, limit: limits.withdrawals });
  await api.register(invoiceRoutes, { payments, accounts });
  await api.register(toolsRoutes, { tools: { database, clock, env, accounts, payments } });
  await api.register(paymentRoutes, { payments });
  if (payments.provider.name === 'test') await api.register(testPaymentRoutes, { payments });
}
