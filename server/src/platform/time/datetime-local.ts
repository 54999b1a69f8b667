const LOCAL = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::00)?$/;
/** Summer time goes first: of the hour that comes twice, the earlier one is meant. */
const OFFSETS = ['+02:00', '+01:00'];

const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
});

/** A moment as a field for day and time takes it, in Belgian time: `2026-07-01T09:00`. */
export function toDateTimeLocal(iso: string): string {
  return FORMAT.format(new Date(iso)).replace(' ', 'T');
}

/**
 * The moment that a field for day and time means, as ISO text.
 * @returns `skipped` for an hour that the clock leaves out in spring, null for what is no time
 */
export function fromDateTimeLocal(local: string): string | 'skipped' | null {
  if (!LOCAL.test(local)) return null;
  const minute = local.slice(0, 16);
  const moments = OFFSETS.map((offset) => new Date(`${minute}:00.000${offset}`));
  // February 30th is taken for another day.
  if (!isDay(minute.slice(0, 10)) || moments.some((moment) => Number.isNaN(moment.getTime()))) return null;
  const meant = moments.map((moment) => moment.toISOString()).find((iso) => toDateTimeLocal(iso) === minute);
  return meant ?? 'skipped';
}

/** Whether a text is a day of the calendar: `2026-07-01`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
