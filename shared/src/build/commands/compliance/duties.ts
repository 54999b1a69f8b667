import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dutiesPage, findDutyFaults, readDuties } from '../../checks/compliance/duties.ts';
import { ROOT } from '../../folders.ts';

/* npm run duties: writes `docs/duties.md` from `docs/duties/`, and names what is not shown as it says. */
const duties = readDuties(ROOT);
writeFileSync(path.join(ROOT, 'docs/duties.md'), dutiesPage(duties));
const faults = findDutyFaults(duties, ROOT);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
