import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  MOST_VIEWS,
  savedViewsSchema,
  viewChangeSchema,
  viewCreationSchema,
} from '@vitrine/shared/contract/tools/views';
import { isPrintable } from '../../forms/rules/contact-fields.ts';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { tidyLine } from '../../forms/rules/tidy-text.ts';
import { addView, changeView, deleteView, listViews } from '../store/saved-views.ts';
import type { ToolsContext } from './tools-context.ts';
import { wrongFields } from '../../http/answers/form-reply.ts';
import { idParams } from '../../http/id-params.ts';
import { conflict } from '../../http/answers/reply-to-form.ts';
import { staffOf } from './staff-guard.ts';
import { notFound, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const config = { right: 'catalogue-read' } as const;
const response = { 200: savedViewsSchema, ...toolsFailures };
const LONGEST_NAME = 60;
const LONGEST_QUERY = 1000;

/** Named filters of whoever asks: nobody else's are seen or changed. */
export const viewRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database } = tools;
  const { kysely } = database;
  const viewsOf = async (accountId: number) => ({ views: await listViews(kysely, accountId) });

  app.get('/api/tools/views', { config, schema: { tags, response } }, (request) =>
    viewsOf(staffOf(request).accountId),
  );

  app.post(
    '/api/tools/views',
    { config, schema: { tags, body: viewCreationSchema, response } },
    async (request, reply) => {
      const { accountId } = staffOf(request);
      const view = { name: tidyLine(request.body.name), query: queryOf(request.body.query) };
      const errors = nameErrors(view.name);
      if (errors) return wrongFields(reply, errors);
      const isAdded = await addView(database, accountId, view);
      return isAdded
        ? viewsOf(accountId)
        : conflict(reply, 'views-full', 'viewsFull', { limit: String(MOST_VIEWS) });
    },
  );

  app.patch(
    '/api/tools/views/:id',
    { config, schema: { tags, params: idParams, body: viewChangeSchema, response } },
    async (request, reply) => {
      const { accountId } = staffOf(request);
      const { name, position } = request.body;
      const change = { name: name === undefined ? undefined : tidyLine(name), position };
      const errors = change.name === undefined ? null : nameErrors(change.name);
      if (errors) return wrongFields(reply, errors);
      const isChanged = await changeView(database, accountId, request.params.id, change);
      return isChanged ? viewsOf(accountId) : notFound(reply, 'viewUnknown');
    },
  );

  app.delete(
    '/api/tools/views/:id',
    { config, schema: { tags, params: idParams, response } },
    async (request, reply) => {
      const { accountId } = staffOf(request);
      const isDeleted = await deleteView(kysely, accountId, request.params.id);
      return isDeleted ? viewsOf(accountId) : notFound(reply, 'viewUnknown');
    },
  );
};

function nameErrors(name: string): FieldErrors | null {
  if (name === '') return { name: { message: 'required' } };
  if (!isPrintable(name)) return { name: { message: 'oddCharacters' } };
  return name.length > LONGEST_NAME
    ? { name: { message: 'tooLong', values: { limit: String(LONGEST_NAME) } } }
    : null;
}

/** What cannot stand in an address is left out. */
function queryOf(text: string): string {
  return new URLSearchParams(text.replace(/\p{Cc}/gu, '')).toString().slice(0, LONGEST_QUERY);
}
