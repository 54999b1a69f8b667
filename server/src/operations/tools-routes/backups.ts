import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { backupsSchema } from '@vitrine/shared/contract/tools/operations/backups';
import { z } from '@vitrine/shared/contract/zod';
import type { AuditAction } from '@vitrine/shared/contract/tools/names';
import { listBackups } from '../backup/list-backups.ts';
import { backupsDir, isBackupName } from '../backup/shop-data.ts';
import { startBackup } from '../backup/start-backup.ts';
import { isTaking } from '../backup/lock-file.ts';
import { recordAudit } from '../../tools/index.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { fileAnswer } from '../../http/forms/form-schema.ts';
import { refusal } from '../../http/answers/error-reply.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { notFound, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const params = z.object({ name: z.string().check(z.maxLength(80)) });
const response = { 200: backupsSchema, 202: backupsSchema, ...toolsFailures };
const file = { 200: fileAnswer('application/x-tar'), ...toolsFailures };
const config = { right: 'system' } as const;

/** The whole shop in files, to take, fetch and throw away. Putting one back is a command: the shop must not run. */
export const backupRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock, env } = tools;
  const note = (request: FastifyRequest, action: AuditAction, name?: string) =>
    database.transaction((trx) => {
      const subjects = name ? [`backups:${name}`] : [];
      return recordAudit(trx, staffOf(request), { action, subjects }, clock());
    });
  /** Where a backup lies; null when there is none of that name. */
  const find = async (name: string) => {
    const file = join(backupsDir(env.dataDir), name);
    const found = isBackupName(name) ? await stat(file).catch(() => null) : null;
    return found && { file, bytes: found.size };
  };

  app.get('/api/tools/backups', { config, schema: { tags, response } }, () => listBackups(env.dataDir));

  app.post('/api/tools/backups', { config, schema: { tags, response } }, async (request, reply) => {
    if (await isTaking(env.dataDir))
      return reply.code(409).send(refusal(reply, 'backup-taking', 'backupTaking'));
    await note(request, 'backups.take');
    await startBackup(env);
    return reply.code(202).send(await listBackups(env.dataDir));
  });

  app.get(
    '/api/tools/backups/:name',
    { config, schema: { tags, params, response: file } },
    async (request, reply) => {
      const { name } = request.params;
      const found = await find(name);
      if (!found) return notFound(reply, 'backupNotFound');
      await note(request, 'backups.fetch', name);
      return reply
        .type('application/x-tar')
        .header('content-length', found.bytes)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(createReadStream(found.file));
    },
  );

  app.delete(
    '/api/tools/backups/:name',
    { config, schema: { tags, params, response } },
    async (request, reply) => {
      const { name } = request.params;
      const found = await find(name);
      if (!found) return notFound(reply, 'backupNotFound');
      await note(request, 'backups.delete', name);
      await rm(found.file, { force: true });
      return listBackups(env.dataDir);
    },
  );
};
