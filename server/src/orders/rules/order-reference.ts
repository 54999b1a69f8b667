/** `VDM-2026-000123`: the year of placing and a running number, which may have gaps (invoice numbers may not). */
export function orderReference(number: number, placedAt: Date): string {
  return `VDM-${placedAt.getUTCFullYear()}-${String(number).padStart(6, '0')}`;
}

/** Whether it is written like the reference of an order; anything else is the reference of none. */
export const isOrderReference = (text: string) => /^VDM-\d{4}-\d{6,10}$/.test(text);
