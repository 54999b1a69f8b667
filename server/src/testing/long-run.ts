/** Whether this is `npm run test:long`: more databases, more stories, more kills. */
export const isLongRun = process.env['VITRINE_TEST_LONG'] === '1';
