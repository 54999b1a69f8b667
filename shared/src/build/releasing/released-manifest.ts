import { rmSync } from 'node:fs';
import path from 'node:path';
import { contentName, POOL } from '../../contract/federation/content-name.ts';
import { readJson, writeWhole } from '../json-file.ts';
import { releasesOf } from '../folders.ts';
import type { Description } from './sign-release.ts';

/** What the federation plugin tells of a remote: https://module-federation.io/configure/manifest */
export const MANIFEST_FILE = 'mf-manifest.json';

type Files = Record<string, string>;

/**
 * A built manifest as it stands beside a pointer: with the release's version, and each file by its place in the pool, from
 * the pointer's folder on.
 * @param client file name → integrity
 */
export function releasedManifest(built: object, version: string, client: Files): object {
  const { metaData, ...rest } = structuredClone(built) as { metaData?: Record<string, object> };
  const placed = JSON.parse(JSON.stringify(rest), (_key, value: unknown) =>
    typeof value === 'string' && Object.hasOwn(client, value) ? `${POOL}/${nameOf(value, client)}` : value,
  );
  const { buildInfo = {}, remoteEntry = {} } = metaData ?? {};
  const entry = { ...remoteEntry, name: nameOf('remoteEntry.js', client), path: POOL };
  return {
    ...placed,
    metaData: { ...metaData, buildInfo: { ...buildInfo, buildVersion: version }, remoteEntry: entry },
  };
}

/** The manifest of a build, or null. */
export function readManifest(dist: string): object | null {
  const read = readJson(path.join(dist, MANIFEST_FILE));
  return typeof read === 'object' ? read : null;
}

const nameOf = (file: string, client: Files): string => contentName(file, client[file] ?? '');

/** Writes the manifest of the live version beside the pointer; none where that version was built without. */
export function writeManifest({ name, version, client }: Description): void {
  const built = readManifest(path.join(releasesOf(name), version));
  const place = path.join(releasesOf(name), MANIFEST_FILE);
  if (built) writeWhole(place, releasedManifest(built, version, client));
  else rmSync(place, { force: true });
}
