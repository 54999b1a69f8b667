import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  DELTA_CODING,
  deltaName,
  hasDeltas,
  patternOfVersions,
} from '@vitrine/shared/contract/federation/content-delta';
import { contentHash, POOL } from '@vitrine/shared/contract/federation/content-name';
import { IMMUTABLE_FILE } from '../http/immutable.ts';

const PREFIX = '/releases/';
/** A pointer with its manifest, or a file of a version; what else lies beside them, such as when what was live, is the shop's own. */
const RELEASED = /^\/?[^/]+\/(?:remote\.json|mf-manifest\.json|[^/]+\/.+)$/;
const POINTER = /^[^/]+\/(remote|mf-manifest)\.json$/;
/** A file of a pool, packed or not. */
const POOLED = new RegExp(String.raw`^([a-z0-9-]{1,64}/${POOL}/)([\w.-]+?)(?:\.br)?$`);
/** A SHA-256 in a structured header. */
const DICTIONARY = /^:([A-Za-z0-9+/]{43}=):$/;

/**
 * The released builds, for browsers and for storefronts on other machines. Pointers change; their folders never. Who has a
 * version of a script or stylesheet, and can unpack by it, is sent what another one has beyond it (RFC 9842).
 */
export const releaseRoutes: FastifyPluginAsync<{ releasesDir: string }> = async (app, { releasesDir }) => {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.slice(PREFIX.length).split('?', 1);
    const delta = await readDelta(releasesDir, path, request);
    if (!delta) return undefined;
    const type = path.endsWith('.css') ? 'text/css' : 'application/javascript';
    return reply
      .headers({ ...headersFor(path), 'content-encoding': DELTA_CODING })
      .type(`${type}; charset=utf-8`)
      .send(delta);
  });

  await app.register(fastifyStatic, {
    root: releasesDir,
    prefix: PREFIX,
    ...IMMUTABLE_FILE,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (path) => RELEASED.test(path),
    setHeaders: (reply, place) => {
      const all = headersFor(place.slice(releasesDir.length + 1));
      for (const [name, value] of Object.entries(all)) reply.header(name, value);
    },
  });
};

/** What a file has beyond the version that a browser offers, or null if it is to have the whole. */
async function readDelta(releasesDir: string, path: string, { method, headers }: FastifyRequest) {
  const known = DICTIONARY.exec(String(headers['available-dictionary']))?.[1];
  const [, , file = ''] = POOLED.exec(path) ?? [];
  if (method !== 'GET' || headers.range || !known || !hasDeltas(file)) return null;
  if (!takesDeltas(String(headers['accept-encoding']))) return null;
  return readFile(join(releasesDir, deltaName(path, contentHash(known)))).catch(() => null);
}

const takesDeltas = (codings: string): boolean =>
  codings.split(',').some((coding) => coding.trim() === DELTA_CODING);

function headersFor(path: string): Record<string, string> {
  const [, folder = '', file = ''] = POOLED.exec(path) ?? [];
  return {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': POINTER.test(path)
      ? 'max-age=5, stale-while-revalidate=60'
      : 'public, max-age=31536000, immutable',
    ...(hasDeltas(file) && {
      'use-as-dictionary': `match="${PREFIX}${folder}${patternOfVersions(file)}"`,
      vary: 'accept-encoding, available-dictionary',
    }),
  };
}
