import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What `writeWhole` writes. */
export const jsonText = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

/** By rename: a reader sees the old file or the new one, never half. */
export function writeWhole(file: string, content: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, jsonText(content));
  renameSync(next, file);
}

/** What a file holds; null when it is not there, or no JSON. */
export function readJson(file: string): unknown {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
