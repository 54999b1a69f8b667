import type { Kysely } from 'kysely';
import { z } from '@vitrine/shared/contract/zod';
import type { Schema } from '../../database/schema/schema.ts';

const dataSchema = z.object({ network: z._default(z.string(), '') });

/** What the mail that says that an order was received knows. */
interface Reception {
  /** Where the order was placed from; empty for one that does not say. */
  network: string;
  /** The mail that is still to tell of it, with others. */
  digest: string | null;
}

export async function readReception(kysely: Kysely<Schema>, orderId: number): Promise<Reception> {
  const mail = await kysely
    .selectFrom('outbox as received')
    .leftJoin('outbox as digests', (join) =>
      join
        .onRef('digests.message_id', '=', 'received.digest')
        .on('digests.state', '=', 'waiting')
        .on('digests.attempts', '=', 0),
    )
    .select(['received.data', 'digests.message_id as digest'])
    .where('received.order_id', '=', orderId)
    .where('received.kind', '=', 'order-received')
    .orderBy('received.id')
    .executeTakeFirst();
  if (!mail) return { network: '', digest: null };
  return { ...dataSchema.parse(JSON.parse(mail.data)), digest: mail.digest };
}
