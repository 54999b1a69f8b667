import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { contentName } from '../../contract/federation/content-name.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { integrityOf } from '../../platform/integrity.ts';

let desk: Awaited<ReturnType<typeof openReleaseDesk>>;
beforeEach(async () => {
  desk = await openReleaseDesk();
});
afterEach(() => desk.close());

const BUILT = {
  id: 'vitrine_catalog',
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' }, publicPath: 'auto' },
  shared: [{ name: 'react', requiredVersion: '^19.3.0' }],
  exposes: [{ name: 'remote', assets: { js: { sync: ['remoteEntry.js'], async: [] } } }],
};
const readManifest = () => readFile(desk.inFolder('releases/catalog/mf-manifest.json'));
const entryOf = (text: string) => contentName('remoteEntry.js', integrityOf(Buffer.from(text)));

it('devtools read beside the pointer what is live, by the names in the pool; the release signs it', async () => {
  await desk.release('1');
  await writeFile(desk.inFolder('dist/mf-manifest.json'), JSON.stringify(BUILT));
  const version = await desk.release('2');
  const manifest = await readManifest();
  expect(await desk.pointer()).toMatchObject({ manifest: integrityOf(manifest) });
  expect(JSON.parse(manifest.toString())).toMatchObject({
    metaData: {
      buildInfo: { buildVersion: version },
      remoteEntry: { name: entryOf('2'), path: 'files', type: 'var' },
      publicPath: 'auto',
    },
    shared: BUILT.shared,
    exposes: [{ name: 'remote', assets: { js: { sync: [`files/${entryOf('2')}`], async: [] } } }],
  });
});

it('it follows a rollback, and is not there for a version that was built without', async () => {
  await desk.release('1');
  await writeFile(desk.inFolder('dist/mf-manifest.json'), JSON.stringify(BUILT));
  await desk.release('2');
  await desk.release('3');
  desk.rollback('catalog');
  expect((await readManifest()).toString()).toContain(entryOf('2'));
  desk.rollback('catalog');
  await expect(readManifest()).rejects.toThrow('ENOENT');
});
