import { closingSchema, type Closing } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import { closingRowSchema, type ClosingRow } from '@vitrine/shared/contract/tools/closings';
import type { Held, Values } from './edit.ts';
import { localizedFields } from '../nested.ts';

export const REASONS = closingSchema.shape.reason.options;

export type ClosingField =
  | 'reason'
  | 'startsAt'
  | 'endsAt'
  | 'shipsFrom'
  | `message.${Locale}`
  | `fair.${'name' | 'city' | 'stand' | 'url'}`;

const SILENT = { en: '', nl: '', fr: '' };
const NO_FAIR = { name: '', city: '', stand: '', url: '' };

/** What the form of a closing begins with. */
export function heldClosing(closing: ClosingRow | null): Held<ClosingField> {
  const fair = closing?.fair ?? NO_FAIR;
  return {
    revision: closing?.revision ?? 0,
    values: {
      ...{ reason: closing?.reason ?? 'VERLOF', shipsFrom: closing?.shipsFrom ?? '' },
      ...(closing?.local ?? { startsAt: '', endsAt: '' }),
      ...localizedFields('message', closing?.message ?? SILENT),
      ...{ 'fair.name': fair.name, 'fair.city': fair.city },
      ...{ 'fair.stand': fair.stand, 'fair.url': fair.url },
    },
  };
}

export function readCurrentClosing(current: unknown): Held<ClosingField> | null {
  const read = closingRowSchema.safeParse(current);
  return read.success ? heldClosing(read.data) : null;
}

/** Whether orders are taken meanwhile (spec §10). */
export const takesOrders = (reason: string) => reason === 'VERLOF' || reason === 'BEURS';

/** What shoppers will see of it; null until the days that the banner names are chosen. */
export function previewOf(values: Values<ClosingField>): Closing | null {
  const reason = closingSchema.shape.reason.safeParse(values.reason);
  const endsOn = values.endsAt.slice(0, 10);
  if (!reason.success || !/^\d{4}-\d{2}-\d{2}$/.test(endsOn)) return null;
  // The banner names days: noon is on the same day in Belgium, in summer and winter.
  const noon = `${endsOn}T12:00:00.000Z`;
  return {
    ...{ id: 0, reason: reason.data, startsAt: noon, endsAt: noon },
    mode: takesOrders(values.reason) ? 'delayed' : 'paused',
    shipsFrom: takesOrders(values.reason) && values.shipsFrom ? values.shipsFrom : null,
    message: { en: values['message.en'], nl: values['message.nl'], fr: values['message.fr'] },
    fair:
      reason.data === 'BEURS'
        ? {
            ...{ name: values['fair.name'], city: values['fair.city'] },
            ...{ stand: values['fair.stand'], url: values['fair.url'] },
          }
        : null,
  };
}
