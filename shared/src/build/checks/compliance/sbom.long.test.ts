import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { z } from '../../../contract/zod.ts';
import { ROOT } from '../../folders.ts';
import { readPackages } from './licences.ts';

const bomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), purl: z.string() })),
});

it('Who asks what a shop is made of gets every package of production with its version, and none of development', () => {
  const { stdout } = spawnSync('npm', ['run', '-s', 'sbom'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { components } = bomSchema.parse(JSON.parse(stdout));
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', ''))));
  const packages = readPackages().map(({ name, version }) => `${name}@${version}`);
  expect(packages).toEqual(
    expect.arrayContaining([expect.stringMatching(/^react@/), expect.stringMatching(/^fastify@/)]),
  );
  expect(packages.filter((one) => !listed.has(one))).toEqual([]);
  const names = new Set(components.map(({ name }) => name));
  expect(['jest', 'oxlint', 'playwright'].filter((name) => names.has(name))).toEqual([]);
});
