import type { BrowserRemote } from '@vitrine/shared/contract/federation/release';
import type { Boot } from './boot-schema.ts';
import { escapeData } from './escape-data.ts';
import { packShapes, unpackShapes } from '../shapes.ts';

/** A text that is a uuid as the shop keeps it, and as it is written here. JSON.stringify never writes `\/` itself. */
const KEPT_UUID = /"([0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12})"/g;
const WRITTEN_UUID = /"\\\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;

/**
 * The boot data as the text of a script element: nothing in it can end the element. Uuids are in small letters, as in
 * the addresses of the same page, so that packed they cost nothing the second time: they are noise to whatever packs.
 */
export function writeBoot(boot: Boot): string {
  return escapeData(packShapes(boot)).replace(
    KEPT_UUID,
    (_text, uuid: string) => `"\\/${uuid.toLowerCase()}"`,
  );
}

/** Releases by the names of their remotes, as the text of a script element. */
export const writeRemotes = (remotes: Record<string, BrowserRemote>): string =>
  escapeData(JSON.stringify(remotes));

/**
 * What `writeBoot` wrote. Believed: the server that wrote it into the page chose the scripts that read it too, and parsed
 * whatever it holds when it was asked for (decision 109).
 */
export function parseBoot(text: string): Boot {
  return unpackShapes(text.replace(WRITTEN_UUID, (_text, uuid: string) => `"${uuid.toUpperCase()}"`)) as Boot;
}
