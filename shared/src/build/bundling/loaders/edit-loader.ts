import type { LoaderContext } from 'webpack';

/**
 * Webpack loader: sources as they would be after an edit, which `EDIT` says: `[file, from, to]` as JSON. It reads every
 * source, also without an edit: what reads a module is part of the number that webpack gives it.
 */
export default function edit(this: LoaderContext<object>, source: string): string {
  const [file, from, to]: string[] = JSON.parse(process.env.EDIT ?? '[]');
  if (!file || !from || !this.resourcePath.endsWith(`/${file}`)) return source;
  if (!source.includes(from)) throw new Error(`${file} has no “${from}” to be edited`);
  return source.replaceAll(from, to ?? '');
}
