import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { SHELL } from '../apps.ts';
import { federated } from '../bundling/federated.ts';
import { withWorker } from '../bundling/with-worker.ts';
import { run } from './build.ts';

/**
 * `node shared/src/build/commands/build-edited.ts folder app` : an app's files for browsers, and of the shell those of the
 * server, which draws pages for the worker; of the sources as they are, but for the edit that `EDIT` says
 * (`edit-loader.ts`). For measuring what a release costs; never released.
 */
const [folder = '', name = ''] = process.argv.slice(2);
const isShell = name === SHELL.name;
const builds = isShell ? withWorker(federated({ name })) : federated({ name }).slice(0, 1);
const edit = {
  test: /[\\/]src[\\/].+\.(tsx?|json)$/,
  enforce: 'pre' as const,
  loader: path.join(import.meta.dirname, '../bundling/loaders/edit-loader.ts'),
};
const SIDES = ['client', 'server'];
const edited = builds.map((one, at): Configuration => {
  const output = { ...one.output, path: path.join(folder, name, SIDES[at] ?? '') };
  return { ...one, output, module: { rules: [edit, ...(one.module?.rules ?? [])] } };
});
await run(webpack(edited));
