/* The door of this subject: what the others may use. */

export { createBlocklist, type Blocklist } from './blocklist-db.ts';
export { openBlocklistFile } from './blocklist-file.ts';
export { remoteBlocklist } from './blocklist-remote.ts';
export { collectReports } from './collect-reports.ts';
export { listReleases } from './list-releases.ts';
export { openReleases } from './open-releases.ts';
export { recordVitals, type VitalRecord } from './record-vitals.ts';
export { liftRefusal, listRefusals } from './store/refused-releases.ts';
export type { Releases } from './watch-releases.ts';
