/* Apart from the schemas, as in `locale-list.ts`. */

const ISO_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });

/** The Belgian day of a moment, `2026-03-02`. */
export const belgianDay = (at: Date): string => ISO_DAY.format(at);
