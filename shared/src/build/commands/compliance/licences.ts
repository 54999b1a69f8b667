import { findLicenceFaults, readFonts, readPackages } from '../../checks/compliance/licences.ts';

/*
 * `npm run licences` : every package of production and every font, with version and licence. Fails when one has none, or
 * one that asks more of the shop than its text and a name.
 */
const all = [...readPackages(), ...readFonts()];
for (const { name, version, licence } of all) console.log([name, version, licence ?? '–'].join('\t'));
const faults = findLicenceFaults(all);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
