/** `VDM-2026-000123`: the year of placing and a running number, which may have gaps (invoice numbers may not). */
export function orderReference(number: number, placedAt: Date): string {
  return `VDM-${placedAt.getUTCFullYear()}-${String(number).padStart(6, '0')}`;
}

/** The reference that somebody typed, however: `vdm 2026 21` is `VDM-2026-000021`. Null when it is none. */
export function readOrderReference(typed: string): string | null {
  const [, year, number] = /^\s*VDM[\s./–-]*(\d{4})[\s./–-]+(\d{1,10})\s*$/i.exec(typed) ?? [];
  return year && number ? `VDM-${year}-${number.padStart(6, '0')}` : null;
}

/** Whether it is written like the reference of an order; anything else is the reference of none. */
export const isOrderReference = (text: string) => /^VDM-\d{4}-\d{6,10}$/.test(text);
