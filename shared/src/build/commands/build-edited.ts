import path from 'node:path';
import webpack from 'webpack';
import { federated } from '../bundling/federated.ts';
import { run } from './build.ts';

/**
 * `node shared/src/build/commands/build-edited.ts folder app` : an app's files for browsers, of the sources as they are, but
 * for the edit that `EDIT` says (`edit-loader.ts`). For measuring what a release costs; never released.
 */
const [folder = '', name = ''] = process.argv.slice(2);
const [client] = federated({ name });
const edit = {
  test: /[\\/]src[\\/].+\.(tsx?|json)$/,
  enforce: 'pre' as const,
  loader: path.join(import.meta.dirname, '../bundling/edit-loader.ts'),
};
const output = { ...client.output, path: path.join(folder, name, 'client') };
await run(webpack([{ ...client, output, module: { rules: [edit, ...client.module.rules] } }]));
