import { rateFault } from '@vitrine/shared/contract/orders/tax/pound-rate';
import type { Todo, TodoKind } from '@vitrine/shared/contract/tools/operations/dashboard';
import type { Right } from '@vitrine/shared/contract/tools/tools';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../database/database.ts';
import {
  NO_FAMILY,
  NO_ORIGIN,
  NOT_BACK,
  NOT_REPAID,
  oddSpaces,
  TO_JUDGE,
  WAITING,
} from '../../database/index-conditions.ts';
import { lacksDocument } from '../../catalogue/index.ts';
import { EINVOICE_REFUSED } from '../../invoices/index.ts';
import { answerDay } from '../../orders/index.ts';
import { MAX_ATTEMPTS } from '../../pictures/index.ts';
import { readBritishTerms } from '../../shop/index.ts';
import { countShippedNews } from '../../texts/index.ts';

type Count = (database: Database, now: Date) => Promise<number>;
interface Kind {
  right: Right;
  count: Count;
  /** The day by which the first of them is promised an answer. */
  until?: (database: Database) => Promise<string | null>;
}

/** What waits, by who may see it, in the order of what is worth doing first. */
const KINDS: Record<TodoKind, Kind> = {
  'to-pack': orders(WAITING.pack),
  permit: orders(WAITING.permit),
  transfer: orders(WAITING.transfer),
  'late-withdrawal': {
    ...orders(`id in (select order_id from withdrawals where ${TO_JUDGE})`),
    until: firstAnswer,
  },
  withdrawal: orders(`id in (select order_id from withdrawals where ${NOT_BACK} and not (${TO_JUDGE})
    union select order_id from refunds where ${NOT_REPAID})`),
  'refused-e-invoice': orders(EINVOICE_REFUSED),
  'pound-rate': { right: 'shop-read', count: countPoundRate },
  'new-texts': { right: 'shop-read', count: ({ kysely }) => countShippedNews(kysely) },
  'dead-mail': { right: 'system', count: counting('outbox', `state = 'dead'`) },
  'dead-picture': { right: 'catalogue-read', count: counting('picture_jobs', `attempts >= ${MAX_ATTEMPTS}`) },
  draft: lots('is_published = 0 and deleted_at is null'),
  'no-picture': lots(`is_shown = 1 and is_sold_out = 0
    and not exists (select 1 from insect_pictures where insect_pictures.insect_id = insects.id)`),
  'no-flaws': lots(`is_published = 1 and deleted_at is null and quality in ('A2', 'B', 'C')
    and facts not like '%"flawsHidden":true%' and not exists (select 1 from flaw_pins
      join insect_pictures on insect_pictures.insect_id = flaw_pins.insect_id
        and insect_pictures.picture_hash = flaw_pins.picture_hash
      where flaw_pins.insect_id = insects.id)`),
  'no-document': {
    right: 'catalogue-read',
    count: async (database) => counting('insects', await lacksDocument(database.kysely))(database),
  },
  'no-family': lots(NO_FAMILY),
  'no-origin': lots(NO_ORIGIN),
  'odd-spaces': {
    right: 'catalogue-read',
    count: (database) => counting('insects', oddSpaces(database.dialect, 'insects'))(database),
  },
};

/** Without a rate that counts nothing is sold to Great Britain; a shop that never set anything for it means not to. */
async function countPoundRate({ kysely }: Database, now: Date): Promise<number> {
  const british = await readBritishTerms(kysely);
  const isMeant = british.vatNumber !== '' || british.euroPerPound > 0;
  return isMeant && rateFault(british, belgianDay(now)) ? 1 : 0;
}

async function firstAnswer({ kysely }: Database): Promise<string | null> {
  const first = await kysely
    .selectFrom('withdrawals')
    .select('received_at')
    .where(sql.raw<SqlBool>(TO_JUDGE))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first ? answerDay(first.received_at) : null;
}

function orders(condition: string): Kind {
  return { right: 'orders-read', count: counting('orders', condition) };
}

function lots(condition: string): Kind {
  return { right: 'catalogue-read', count: counting('insects', condition) };
}

function counting(
  table: 'orders' | 'insects' | 'outbox' | 'picture_jobs',
  condition: string | RawBuilder<SqlBool>,
) {
  return async ({ kysely }: Database): Promise<number> => {
    const counted = kysely
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(typeof condition === 'string' ? sql.raw<SqlBool>(condition) : condition);
    // Beside the answers: some of these walk over a table.
    for await (const { count } of counted.stream(1)) return Number(count);
    return 0;
  };
}

/** Work that waits, of the kinds that somebody may see; what nothing waits of is left out. */
export async function countTodo(
  database: Database,
  rights: readonly Right[],
  now: Date,
): Promise<(Todo & { kind: TodoKind })[]> {
  const seen = Object.entries(KINDS).filter(([, { right }]) => rights.includes(right));
  const counts = await Promise.all(
    seen.map(async ([kind, { count, until }]) => {
      const day = await until?.(database);
      return { kind: kind as TodoKind, count: await count(database, now), ...(day && { until: day }) };
    }),
  );
  return counts.filter(({ count }) => count > 0);
}
