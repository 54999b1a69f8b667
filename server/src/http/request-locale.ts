import { DEFAULT_LOCALE, localeSchema, type Locale } from '@vitrine/shared/contract/locale';
import type { FastifyRequest } from 'fastify';

/**
 * The language that this answer's texts are in: the header `x-locale`, else `locale` in the body, else English.
 * What the browser prefers plays no part (spec §2).
 */
export function requestLocale(request: FastifyRequest): Locale {
  const read = [request.headers['x-locale'], localeInBody(request.body)].map((value) =>
    localeSchema.safeParse(value),
  );
  return read.find((result) => result.success)?.data ?? DEFAULT_LOCALE;
}

function localeInBody(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'locale' in body ? body.locale : undefined;
}
