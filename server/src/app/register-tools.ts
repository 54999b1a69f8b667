import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ToolsContext } from '../tools/tools-routes/tools-context.ts';
import { auditRoutes } from '../tools/tools-routes/audit.ts';
import { backupRoutes } from '../operations/tools-routes/backups.ts';
import { closingRoutes } from '../shop/tools-routes/closings.ts';
import { dashboardRoutes } from '../figures/tools-routes/dashboard.ts';
import { salesRoutes } from '../figures/tools-routes/sales.ts';
import { ledgerRoutes } from '../invoices/tools-routes/ledgers.ts';
import { lookAtShown } from '../catalogue/index.ts';
import { familyToolRoutes } from '../catalogue/tools-routes/families.ts';
import { houseRoutes } from '../operations/tools-routes/operations.ts';
import { retentionRoutes } from '../operations/tools-routes/retention.ts';
import { STOCK_BACK } from '../imports/index.ts';
import { importRoutes } from '../imports/tools-routes/imports.ts';
import { insectCsvRoutes } from '../catalogue/tools-routes/insects-csv.ts';
import { insectHelpRoutes } from '../catalogue/tools-routes/insect-help.ts';
import { flawToolRoutes } from '../catalogue/tools-routes/flaws.ts';
import { insectBulkRoutes } from '../catalogue/tools-routes/insects-bulk.ts';
import { insectToolRoutes } from '../catalogue/tools-routes/insects.ts';
import { notificationRoutes } from '../notifications/tools-routes/notifications.ts';
import { meRoutes } from '../staff/tools-routes/current-staff.ts';
import { provenanceToolRoutes } from '../invoices/tools-routes/provenance.ts';
import { orderPaperRoutes } from '../orders/tools-routes/papers.ts';
import { reservationRoutes } from '../orders/tools-routes/reservations.ts';
import { orderToolRoutes } from '../orders/tools-routes/orders.ts';
import { phoneOrderRoutes } from '../orders/tools-routes/phone-orders.ts';
import { pictureFileRoutes } from '../pictures/tools-routes/files.ts';
import { unownedRoutes } from '../pictures/tools-routes/unowned.ts';
import { pictureToolRoutes } from '../pictures/tools-routes/pictures.ts';
import { postToolRoutes } from '../texts/tools-routes/posts.ts';
import { secondFactorRoutes } from '../staff/tools-routes/second-factor.ts';
import { sessionToolRoutes } from '../staff/tools-routes/sessions.ts';
import { settingsToolRoutes } from '../shop/tools-routes/settings.ts';
import { shippingToolRoutes } from '../shipping/tools-routes/shipping.ts';
import { admitStaff } from '../tools/tools-routes/staff-guard.ts';
import { staffToolRoutes } from '../staff/tools-routes/staff.ts';
import { textToolRoutes } from '../texts/tools-routes/texts.ts';
import { tidyRoutes } from '../catalogue/tools-routes/data-quality.ts';
import { vitalsToolRoutes } from '../releases/tools-routes/vitals.ts';
import type { VitalRecord } from '../releases/index.ts';
import { viewRoutes } from '../tools/tools-routes/views.ts';

interface ToolsOptions {
  tools: ToolsContext;
  /** Shoppers see what is in the database now. */
  showChanges(): Promise<void>;
  vitals: Pick<VitalRecord, 'write'>;
}

/** All routes of the owner's tools, behind one door. */
export const toolsRoutes: FastifyPluginAsyncZod<ToolsOptions> = async (app, options) => {
  admitStaff(app, options.tools.accounts);
  showWhatIsDone(app, options.showChanges);
  await app.register(meRoutes, options);
  await app.register(secondFactorRoutes, options);
  await app.register(auditRoutes, { ...options, stock: STOCK_BACK, gate: lookAtShown });
  await app.register(backupRoutes, options);
  await app.register(pictureToolRoutes, options);
  await app.register(pictureFileRoutes, options);
  await app.register(unownedRoutes, options);
  await app.register(importRoutes, options);
  await app.register(insectCsvRoutes, options);
  await app.register(insectHelpRoutes, options);
  await app.register(insectToolRoutes, options);
  await app.register(flawToolRoutes, options);
  await app.register(insectBulkRoutes, options);
  await app.register(viewRoutes, options);
  await app.register(familyToolRoutes, options);
  await app.register(tidyRoutes, options);
  await app.register(closingRoutes, options);
  await app.register(dashboardRoutes, options);
  await app.register(salesRoutes, options);
  await app.register(ledgerRoutes, options);
  await app.register(shippingToolRoutes, options);
  await app.register(orderPaperRoutes, options);
  await app.register(provenanceToolRoutes, options);
  await app.register(reservationRoutes, options);
  await app.register(phoneOrderRoutes, options);
  await app.register(orderToolRoutes, options);
  await app.register(textToolRoutes, options);
  await app.register(postToolRoutes, options);
  await app.register(settingsToolRoutes, options);
  await app.register(notificationRoutes, options);
  await app.register(staffToolRoutes, options);
  await app.register(sessionToolRoutes, options);
  await app.register(houseRoutes, options);
  await app.register(retentionRoutes, options);
  await app.register(vitalsToolRoutes, { ...options, record: options.vitals });
};

/** An answer that says saved is sent once the shop shows the change. The write stands, also when that takes longer. */
function showWhatIsDone(app: FastifyInstance, showChanges: ToolsOptions['showChanges']): void {
  app.addHook('onSend', async ({ method, log }, { statusCode }) => {
    if (method === 'GET' || method === 'HEAD' || statusCode >= 400) return;
    await showChanges().catch((error: unknown) =>
      log.warn({ err: error }, 'a change is shown a moment later'),
    );
  });
}
