import type { FastifyInstance } from 'fastify';
import { DRAFT_PARAM } from '@vitrine/shared/contract/form-draft';
import type { Locale } from '@vitrine/shared/contract/locale';
import { AMOUNT_FIELD, LINE_FIELD } from '@vitrine/shared/contract/orders/withdrawal';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../database/database.ts';
import { returnForms } from '../../http/forms/return-forms.ts';

/** What withdrawals are sent as: by a page, and by its forms where no script runs. */
export const CONSUMED = ['application/json', 'application/x-www-form-urlencoded'];
/** Typed, or carried from the step before. What the shop alone says, such as which withdrawal it was, is not among them. */
const TYPED = ['name', 'reference', 'email', 'step', 'cameOn'] as const;

/** Where a form without scripts is led on: to its page, with the token of what was typed. */
export const draftPage = (locale: Locale, token: string) =>
  withQuery(pathTo('withdraw', locale), { [DRAFT_PARAM]: token });

/** Leads a refused form without scripts back to its page, with what was typed. */
export function returnWithdrawals(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void {
  const pageIn = (locale: Locale) => pathTo('withdraw', locale);
  returnForms(app, { database, clock, fields: TYPED, prefixes: [LINE_FIELD, AMOUNT_FIELD], pageIn });
}

/** The ticks and amounts of a form without scripts as `lines`; what has lines already stays as it is. */
export function withPlainLines(posted: unknown): unknown {
  if (typeof posted !== 'object' || posted === null || 'lines' in posted) return posted;
  const fields = new Map<string, unknown>(Object.entries(posted));
  const ticked = [...fields.keys()].filter((name) => name.startsWith(LINE_FIELD));
  const lines = ticked.map((name) => {
    const uuid = name.slice(LINE_FIELD.length);
    return { uuid, amount: Number(fields.get(AMOUNT_FIELD + uuid) ?? 1) };
  });
  return { ...posted, lines };
}
