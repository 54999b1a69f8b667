import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  settingsFormSchema,
  settingsSavedSchema,
  toolSettingsSchema,
} from '@vitrine/shared/contract/tools/settings';
import { z } from '@vitrine/shared/contract/zod';
import { readSettingsForm } from '../rules/read-settings-form.ts';
import { lastChange } from '../../tools/index.ts';
import { readToolSettings, saveToolSettings } from '../store/edit-settings.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { revisionField } from '../../http/revision.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { changedMeanwhile, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const body = inFormWords(z.extend(settingsFormSchema, revisionField));

/** Who sells, how VAT is owed, where money goes. Invoices keep what they were made with. */
export const settingsToolRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;
  const { kysely } = database;

  app.get(
    '/api/tools/settings',
    {
      config: { right: 'shop-read' },
      schema: { tags, response: { 200: toolSettingsSchema, ...toolsFailures } },
    },
    () => readToolSettings(kysely),
  );

  app.put(
    '/api/tools/settings',
    {
      config: { right: 'shop-write' },
      schema: { tags, body, response: { 200: settingsSavedSchema, ...toolsFailures } },
    },
    async (request, reply) => {
      const { revision, ...form } = request.body;
      const reading = readSettingsForm(form);
      if (!reading.ok) return wrongFields(reply, reading.errors);
      const writing = { database, staff: staffOf(request), now: clock() };
      const auditId = await saveToolSettings(writing, revision, reading.settings);
      const settings = await readToolSettings(kysely);
      if (auditId !== null) return { ...done(reply, 'saved'), auditId, settings };
      return changedMeanwhile(reply, { ...(await lastChange(kysely, 'settings', 1)), current: settings });
    },
  );
};
