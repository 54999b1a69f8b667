import { closingSchema, type Closing } from '@vitrine/shared/contract/frame';
import { LOCALES, type Localized } from '@vitrine/shared/contract/locale';
import type { ClosingForm } from '@vitrine/shared/contract/tools/closings';
import { fromDateTimeLocal, isDay } from '../../platform/time/datetime-local.ts';
import { faultsOnly, lineFault, type FieldError, type FieldErrors } from '../../forms/rules/field-errors.ts';
import { oneSentence, tidyLine } from '../../forms/rules/tidy-text.ts';

export type NewClosing = Omit<Closing, 'id'>;
type Reading = { ok: true; closing: NewClosing } | { ok: false; errors: FieldErrors };
type Fault = FieldError | null;

const LONGEST_MESSAGE = 300;
const LONGEST_NAME = 100;

/** What a reason does to the checkout (spec §10). */
function modeOf(reason: Closing['reason']): Closing['mode'] {
  return reason === 'VERLOF' || reason === 'BEURS' ? 'delayed' : 'paused';
}

/** A closing out of what was typed. */
export function readClosingForm(typed: ClosingForm): Reading {
  const form = tidied(typed);
  const reason = closingSchema.shape.reason.safeParse(form.reason);
  const [startsAt, endsAt] = [fromDateTimeLocal(form.startsAt), fromDateTimeLocal(form.endsAt)];
  const mode = reason.success ? modeOf(reason.data) : 'paused';
  const isFair = reason.data === 'BEURS';
  const errors = faultsOnly({
    reason: reason.success ? null : { message: 'choice' },
    startsAt: momentFault(form.startsAt, startsAt),
    endsAt: momentFault(form.endsAt, endsAt) ?? orderFault(startsAt, endsAt),
    shipsFrom: mode === 'delayed' ? shipsFault(form) : null,
    ...messageFaults(form.message),
    ...(isFair && fairFaults(form.fair)),
  });
  if (!reason.success || !startsAt || !endsAt || Object.keys(errors).length > 0) return { ok: false, errors };
  const shipsFrom = mode === 'delayed' ? form.shipsFrom || null : null;
  const fair = isFair ? form.fair : null;
  const { message } = form;
  return { ok: true, closing: { reason: reason.data, mode, startsAt, endsAt, shipsFrom, message, fair } };
}

function tidied(form: ClosingForm): ClosingForm {
  const { message, fair } = form;
  return {
    ...form,
    message: { en: oneSentence(message.en), nl: oneSentence(message.nl), fr: oneSentence(message.fr) },
    fair: {
      ...{ name: tidyLine(fair.name), city: tidyLine(fair.city), stand: tidyLine(fair.stand) },
      url: fair.url.trim(),
    },
  };
}

function momentFault(typed: string, moment: string | null): Fault {
  if (typed === '') return { message: 'required' };
  if (moment === 'skipped') return { message: 'timeSkipped' };
  return moment === null ? { message: 'timeForm' } : null;
}

function orderFault(startsAt: string | null, endsAt: string | null): Fault {
  return startsAt && endsAt && endsAt <= startsAt ? { message: 'endsEarly' } : null;
}

function shipsFault({ shipsFrom, startsAt }: ClosingForm): Fault {
  if (shipsFrom === '') return null;
  if (!isDay(shipsFrom)) return { message: 'dayForm' };
  return shipsFrom < startsAt.slice(0, 10) ? { message: 'shipsEarly' } : null;
}

/** A message stands in all languages or in none: nobody is to read the shop in half of their own. */
function messageFaults(message: Localized): Record<string, Fault> {
  const isSaid = LOCALES.some((locale) => message[locale] !== '');
  const faults = LOCALES.map((locale) => {
    const text = message[locale];
    const fault =
      isSaid && text === '' ? ({ message: 'inThisLanguage' } as const) : lineFault(text, LONGEST_MESSAGE);
    return [`message.${locale}`, fault] as const;
  });
  return Object.fromEntries(faults);
}

function fairFaults({ name, city, stand, url }: ClosingForm['fair']): Record<string, Fault> {
  const isUrl = url === '' || (URL.parse(url)?.protocol === 'https:' && url.length <= 300);
  return {
    'fair.name': name === '' ? { message: 'required' } : lineFault(name, LONGEST_NAME),
    'fair.city': city === '' ? { message: 'required' } : lineFault(city, LONGEST_NAME),
    'fair.stand': lineFault(stand, LONGEST_NAME),
    'fair.url': isUrl ? null : { message: 'httpsForm' },
  };
}
