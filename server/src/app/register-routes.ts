import { join } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { networkNames } from '../platform/network/network-key.ts';
import { readSecretKey } from '../platform/secret-key-file.ts';
import type { Database } from '../database/database.ts';
import { documentApi } from '../http/document-api.ts';
import { limitRequests } from '../http/limits/limit-requests.ts';
import { leadForms } from '../http/forms/lead-forms.ts';
import { readForms } from '../http/forms/read-forms.ts';
import { refuseOtherSites } from '../http/refuse-other-sites.ts';
import { createAccounts } from '../accounts/index.ts';
import { accountRoutes } from '../accounts/routes/account.ts';
import { authMailRoutes } from '../accounts/routes/auth/auth-mails.ts';
import { authPasskeyRoutes } from '../accounts/routes/auth/auth-passkeys.ts';
import { authRoutes } from '../accounts/routes/auth/auth.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { catalogueRoutes, createLists } from '../catalogue/routes/catalogue.ts';
import { compareRoutes } from '../catalogue/routes/compare.ts';
import { iiifRoutes } from '../catalogue/routes/iiif.ts';
import { speciesRoutes } from '../catalogue/routes/species.ts';
import { contentRoutes } from '../content/routes/content.ts';
import { browserErrorRoutes } from '../releases/routes/browser-errors.ts';
import { browserReportRoutes } from '../releases/routes/browser-reports.ts';
import { vitalsRoutes } from '../releases/routes/vitals.ts';
import { frameRoutes } from '../shop/routes/frame.ts';
import { createPayments } from '../payments/index.ts';
import { FAIR_SHARE } from '../orders/index.ts';
import { claimantReader } from '../orders/routes/reserving/read-claimant.ts';
import { createVatRegister, readSeller } from '../shop/index.ts';
import { taxRoutes } from '../orders/routes/taxes.ts';
import { cartRoutes } from '../orders/routes/cart.ts';
import { checkoutRoutes } from '../orders/routes/checkout.ts';
import { contactRoutes } from '../contact/routes/contact.ts';
import { formDraftRoutes } from '../forms/routes/form-drafts.ts';
import { provenanceRoutes } from '../invoices/routes/provenance.ts';
import { invoiceRoutes } from '../invoices/routes/invoices.ts';
import { orderRoutes } from '../orders/routes/orders.ts';
import { ORDER_LIMITS } from '../http/limits/rate-limits.ts';
import { paymentRoutes } from '../payments/routes/payments.ts';
import { testPaymentRoutes } from '../payments/routes/sandbox.ts';
import { withdrawalRoutes } from '../orders/routes/withdrawals.ts';
import { shippingRoutes } from '../shipping/routes/shipping.ts';
import { subscriptionRoutes } from '../contact/routes/subscriptions.ts';
import { textRoutes } from '../texts/routes/texts.ts';
import { toolsRoutes } from './register-tools.ts';
import { catalogueVersionRoutes } from '../catalogue/routes/catalogue-version.ts';
import { pictureRoutes } from '../pictures/routes/pictures.ts';
import { createPictureWait, picturesDir } from '../pictures/index.ts';
import { sitemapRoutes } from '../operations/routes/sitemap.ts';
import { wellKnownRoutes } from '../operations/routes/well-known.ts';
import { releaseWatchRoutes } from '../releases/routes/release-watch.ts';
import { recordVitals, type Blocklist, type Releases } from '../releases/index.ts';
import type { AppOptions } from './app-options.ts';

interface RouteParts {
  catalogue: Catalogue;
  releases: Releases;
  blocklist: Blocklist;
  /** Shoppers see what is in the database now. */
  showChanges(): Promise<void>;
}

/** All that answers, but for pages, released files and the health of the process. */
export async function registerRoutes(
  app: FastifyInstance,
  options: AppOptions,
  parts: RouteParts,
): Promise<void> {
  const { database, env, clock } = options;
  const { publicUrl, contentPath } = env;
  const { catalogue, releases, blocklist } = parts;
  await app.register(cookie);
  await limitRequests(app, database, clock);
  await documentApi(app);
  if (env.watchKey !== null)
    await app.register(releaseWatchRoutes, { releases, blocklist, clock, secret: env.watchKey });
  await app.register(async (api) => registerApi(api, options, parts));
  const awaitPicture = createPictureWait(database.kysely, clock);
  await app.register(pictureRoutes, { dir: picturesDir(env.dataDir), awaitPicture });
  await app.register(sitemapRoutes, { database, catalogue, clock, publicUrl, contentPath });
  await app.register(wellKnownRoutes, { database, clock, publicUrl });
}

/** Everything that answers data. */
async function registerApi(
  api: FastifyInstance,
  options: AppOptions,
  { catalogue, releases, showChanges }: RouteParts,
): Promise<void> {
  await api.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: false,
  });
  refuseOtherSites(api, options.env.publicUrl);
  readForms(api);
  leadForms(api);
  const { database, env, clock } = options;
  // What everybody may read leaves connections to those who buy.
  const reading: Database = { ...database, kysely: database.reading };
  const lists = createLists({ database: reading, catalogue, clock });
  await api.register(speciesRoutes, { lists });
  await api.register(compareRoutes, { lists });
  await api.register(iiifRoutes, { database: reading, clock, publicUrl: env.publicUrl });
  await api.register(catalogueRoutes, { database: reading, catalogue, clock, lists });
  await api.register(catalogueVersionRoutes, { database });
  await api.register(contentRoutes, { prefix: env.contentPath, database: reading, clock });
  const payments = await createPayments({ database, env, clock });
  await api.register(browserErrorRoutes, { releases });
  await api.register(browserReportRoutes, { metrics: options.metrics });
  const vitals = recordVitals(database, clock, (error) =>
    api.log.error({ err: error }, 'vitals not written'),
  );
  api.addHook('onClose', () => vitals.write());
  await api.register(vitalsRoutes, { releases, record: vitals, metrics: options.metrics });
  await api.register(frameRoutes, { database, catalogue, clock, provider: payments.provider });
  const limits = options.limits ?? ORDER_LIMITS;
  const readOwnNumber = async () => (await readSeller(database.kysely)).vatNumber;
  const register = createVatRegister({ viesUrl: env.viesUrl, clock, readOwnNumber });
  await api.register(cartRoutes, { database, clock, maxWaitMs: options.cartWaitMs });
  await api.register(shippingRoutes, { database, clock });
  const key = options.visitorsKey ?? (await readSecretKey(join(env.dataDir, 'keys', 'visitors.key')));
  const nameNetwork = networkNames(key);
  await api.register(subscriptionRoutes, { database, clock, nameNetwork });
  await api.register(textRoutes, { database, catalogue, clock });
  await api.register(contactRoutes, { database, clock, nameNetwork });
  await api.register(formDraftRoutes, { database, clock });
  const { passwordWork } = options;
  const accounts = await createAccounts({ database, env, clock, passwordWork, nameNetwork });
  const readClaimant = claimantReader(accounts, { key, share: options.fairShare ?? FAIR_SHARE });
  await api.register(checkoutRoutes, { database, clock, limits, provider: payments.provider, readClaimant });
  await api.register(authRoutes, { accounts });
  await api.register(authPasskeyRoutes, { accounts });
  await api.register(authMailRoutes, { accounts });
  await api.register(accountRoutes, { accounts });
  await api.register(taxRoutes, { database, clock, limits, register });
  await api.register(orderRoutes, { payments, limits, accounts, readClaimant, register });
  await api.register(withdrawalRoutes, { database, clock, limit: limits.withdrawals });
  await api.register(invoiceRoutes, { payments, accounts });
  await api.register(provenanceRoutes, { payments, accounts, dataDir: env.dataDir });
  await api.register(toolsRoutes, {
    tools: { database, clock, env, accounts, payments, register },
    showChanges,
    vitals,
  });
  await api.register(paymentRoutes, { payments });
  if (payments.provider.name === 'test') await api.register(testPaymentRoutes, { payments });
}
