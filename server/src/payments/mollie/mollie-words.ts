import { DAY_MS } from '@vitrine/shared/platform/time';
import { Locale as MollieLocale, MollieApiError } from '@mollie/api-client';
import type { Locale } from '@vitrine/shared/contract/locale';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';

export const MOLLIE_LOCALES: Record<Locale, MollieLocale> = {
  en: MollieLocale.en_GB,
  nl: MollieLocale.nl_BE,
  fr: MollieLocale.fr_BE,
};

/** `{currency: 'EUR', value: '16.95'}`, out of whole cents without a fraction in between. */
export function centsToAmount(cents: number): { currency: 'EUR'; value: string } {
  const digits = String(cents).padStart(3, '0');
  return { currency: 'EUR', value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** Whole cents out of `16.95`. @throws when it is no amount with two decimals */
export function amountToCents({ value }: { value: string }): number {
  if (!/^\d+\.\d\d$/.test(value)) throw new Error('Mollie wrote an amount in another way');
  return Number(value.replace('.', ''));
}

/** Mollie refuses a payment whose webhook it could never reach; without one it is asked by itself. */
export function reachableWebhook(webhookUrl: string): string | null {
  const { hostname } = new URL(webhookUrl);
  const isHere = /^(?:localhost|.*\.localhost|127\..*|\[::1\]|10\..*|192\.168\..*)$/.test(hostname);
  return isHere ? null : webhookUrl;
}

/** The last day of a transfer, as Mollie takes it: tomorrow at the earliest. */
export function transferDay(keepUntil: Date, now: Date = new Date()): string {
  return belgianDay(new Date(Math.max(keepUntil.getTime(), now.getTime() + DAY_MS)));
}

/** Whether Mollie says that there is no such thing (any more). */
export function isKnownNoMore(error: unknown): boolean {
  return error instanceof MollieApiError && (error.statusCode === 404 || error.statusCode === 410);
}

/** 4xx answers that leave open what becomes of the request, or of one before it: time is up, two at once, too many. */
const UNDECIDED = [408, 409, 425, 429];

/** Whether Mollie says that it did not do what it was asked for, and would not if it were asked again. */
export function isRefusal(error: unknown): error is MollieApiError {
  if (!(error instanceof MollieApiError)) return false;
  const { statusCode = 0 } = error;
  return statusCode >= 400 && statusCode < 500 && !UNDECIDED.includes(statusCode);
}
