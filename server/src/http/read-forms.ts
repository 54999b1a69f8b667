import type { FastifyInstance } from 'fastify';

/** Plain HTML forms, and payment providers that post like one: a field given twice keeps its last value. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}
