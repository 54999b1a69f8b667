import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { MANIFEST_FILE } from '../releasing/released-manifest.ts';

/** Takes the federation plugin's manifest from among the files for browsers: a release writes it beside its pointer. */
export class ManifestBeside {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ManifestBeside', ({ outputOptions: { path: client } }) => {
      renameSync(path.join(client, MANIFEST_FILE), path.join(client, '..', MANIFEST_FILE));
      rmSync(path.join(client, 'mf-stats.json'));
    });
  }
}
