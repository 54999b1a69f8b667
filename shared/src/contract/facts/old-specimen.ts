/** From this year on collections were hardly kept with naphthalene, mercury or arsenic any more. */
const SAFER_SINCE = '1980';

/** Whether a specimen may carry what collections were treated with. `caughtOn`: an ISO day, month or year; null where nobody noted it. */
export const isOldSpecimen = (caughtOn: string | null | undefined): boolean =>
  Boolean(caughtOn) && String(caughtOn).slice(0, 4) < SAFER_SINCE;
