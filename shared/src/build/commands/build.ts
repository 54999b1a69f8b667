import path from 'node:path';
import webpack, { type Compiler, type Configuration, type MultiCompiler } from 'webpack';
import { APPS } from '../apps.ts';
import { ROOT } from '../folders.ts';

/** `npm run build [-- app …]` : webpack builds of one app or all, into `<app>/dist`. */
export async function build(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { default: config }: { default: Configuration[] } = await import(
      path.join(ROOT, name, 'webpack.config.ts')
    );
    await run(webpack(config));
  }
}

/** Runs a compiler once; an error in what it compiles is an error here. */
export function run(compiler: Compiler | MultiCompiler): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      if (stats?.hasWarnings()) console.warn(stats.toString('errors-warnings'));
      compiler.close(() => resolve());
    });
  });
}

if (process.argv[1] === import.meta.filename) {
  const asked = process.argv.slice(2);
  await build(asked.length > 0 ? asked : APPS.map((app) => app.name));
}
