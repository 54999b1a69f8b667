import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Plain HTML forms, and payment providers that post like one: a field given twice keeps its last value. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}

/** Whether the browser sent the form by itself, as it does where scripts are off: then it wants a page back. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}
