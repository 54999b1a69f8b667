import { it } from '@jest/globals';

/** Whether this is `npm run test:long`: more databases, more stories, more kills. */
export const isLongRun = process.env['VITRINE_TEST_LONG'] === '1';

/** For what takes seconds of processes or of waiting, while something cheaper of its kind is tested by day. */
export const itByNight = isLongRun ? it : it.skip;

/** Rows of a table that the day leaves to the night: it tests another of their kind. */
export const byNight = <Row>(...rows: Row[]): Row[] => (isLongRun ? rows : []);
