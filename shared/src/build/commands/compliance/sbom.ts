import { spawnSync } from 'node:child_process';
import { readPackages } from '../../checks/compliance/licences.ts';
import { ROOT } from '../../folders.ts';

/*
 * `npm run -s sbom` : what the shop is made of, as CycloneDX. Of npm's own list those packages that a shop runs with:
 * `--omit=dev` also leaves out what production shares with packages of development, React among it.
 */
interface Bom {
  components: { name: string; purl: string; 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const npm = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  ...{ cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 },
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (npm.status !== 0) process.exit(npm.status ?? 1);
const bom: Bom = JSON.parse(npm.stdout);
const packages = new Set(readPackages().map(({ name, version }) => `${name}@${version}`));
// A package may be installed by another name: its address says whose it is.
const components = bom.components.filter(
  ({ name, purl }) =>
    name.startsWith('@vitrine/') || packages.has(decodeURIComponent(purl.replace('pkg:npm/', ''))),
);
const left = new Set(components.map((one) => one['bom-ref']));
const dependencies = bom.dependencies
  .filter(({ ref }) => left.has(ref) || !bom.components.some((one) => one['bom-ref'] === ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => left.has(one)) }));
console.log(JSON.stringify({ ...bom, components, dependencies }, null, 2));
