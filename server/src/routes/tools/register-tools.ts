import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ToolsContext } from '../../tools/tools-context.ts';
import { auditRoutes } from './audit.ts';
import { backupRoutes } from './backups.ts';
import { familyToolRoutes } from './families.ts';
import { insectHelpRoutes } from './insect-help.ts';
import { insectBulkRoutes } from './insects-bulk.ts';
import { insectToolRoutes } from './insects.ts';
import { meRoutes } from './me.ts';
import { pictureFileRoutes } from './picture-files.ts';
import { unownedRoutes } from './pictures-unowned.ts';
import { pictureToolRoutes } from './pictures.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { admitStaff } from './staff-guard.ts';
import { tidyRoutes } from './tidy.ts';
import { viewRoutes } from './views.ts';

/** All routes of the owner's tools, behind one door. */
export const toolsRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, options) => {
  admitStaff(app, options.tools.accounts);
  await app.register(meRoutes, options);
  await app.register(secondFactorRoutes, options);
  await app.register(auditRoutes, options);
  await app.register(backupRoutes, options);
  await app.register(pictureToolRoutes, options);
  await app.register(pictureFileRoutes, options);
  await app.register(unownedRoutes, options);
  await app.register(insectHelpRoutes, options);
  await app.register(insectToolRoutes, options);
  await app.register(insectBulkRoutes, options);
  await app.register(viewRoutes, options);
  await app.register(familyToolRoutes, options);
  await app.register(tidyRoutes, options);
};
