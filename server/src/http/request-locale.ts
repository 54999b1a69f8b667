import { DEFAULT_LOCALE, localeSchema, type Locale } from '@vitrine/shared/contract/locale';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const IN_BODY = new WeakMap<FastifyRequest, unknown>();

/** Remembers the language that a body names, whatever its schema leaves of it. */
export function rememberLocale(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const { body } = request;
    if (typeof body === 'object' && body !== null && 'locale' in body) IN_BODY.set(request, body.locale);
  });
}

/**
 * The language that this answer's texts are in: the header `x-locale`, else `locale` in the body, else English.
 * What the browser prefers plays no part (spec §2).
 */
export function requestLocale(request: FastifyRequest): Locale {
  const read = [request.headers['x-locale'], IN_BODY.get(request)].map((value) =>
    localeSchema.safeParse(value),
  );
  return read.find((result) => result.success)?.data ?? DEFAULT_LOCALE;
}
