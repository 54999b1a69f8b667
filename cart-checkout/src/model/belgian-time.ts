/** The time of a day in Belgium, as the days are: server and browser must write the same. */
export const BELGIAN_TIME = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Brussels',
} as const;
