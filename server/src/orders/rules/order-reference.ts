import { belgianDay } from '@vitrine/shared/contract/belgian-day';

/** `VDM-2026-000123`: the Belgian year of placing and a running number, which may have gaps (invoice numbers may not). */
export function orderReference(number: number, placedAt: Date): string {
  return `VDM-${belgianDay(placedAt).slice(0, 4)}-${String(number).padStart(6, '0')}`;
}

const GAP = String.raw`[\s./_\p{Pd}]`;
const TYPED = new RegExp(
  String.raw`^${GAP}*#?(?:VDM)?${GAP}*(20\d{2})(?:${GAP}+(\d{1,10})|(\d{6,10}))${GAP}*$`,
  'iu',
);

/** The reference that somebody typed, however: `vdm 2026 21` and `2026-21` are `VDM-2026-000021`. Null when it is none. */
export function readOrderReference(typed: string): string | null {
  const [, year, apart, joined] = TYPED.exec(typed) ?? [];
  const number = apart ?? joined;
  return year && number ? `VDM-${year}-${number.replace(/^0+(?=\d{6})/, '').padStart(6, '0')}` : null;
}

/** Whether it is written like the reference of an order; anything else is the reference of none. */
export const isOrderReference = (text: string) => /^VDM-\d{4}-\d{6,10}$/.test(text);
