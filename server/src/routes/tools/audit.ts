import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ToolsContext } from '../../tools/tools-context.ts';

/** The log of what staff did, and the way back. */
export const auditRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async () => {};
