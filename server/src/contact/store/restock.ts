import { GENDERS } from '@vitrine/shared/contract/catalogue';
import type { WishGender } from '@vitrine/shared/contract/accounts/subscription';
import { DAY_MS } from '@vitrine/shared/platform/time';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { isSameMailbox } from '../../forms/rules/mail-address.ts';
import { writeMail } from '../../mail/index.ts';
import { countAffected } from '../../database/count-affected.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { otherNamesOf, otherNamesOffered } from './other-names.ts';
import { CONFIRM_MS, endSubscription } from './subscriptions.ts';

/** So many wishes a run, that no run takes long. */
const BATCH = 50;

/**
 * Tells of the wishes that can be granted now: one mail each, and the wish ends in the same transaction, so that
 * two workers never both tell. Who waits for any and for a female hears of a female once. Returns how many were told.
 */
export async function grantWishes(database: Database, now: Date): Promise<number> {
  let told = 0;
  const { kysely } = database;
  const others = [...(await grantableOfGenera(kysely)), ...(await grantableByOtherNames(kysely))];
  for (const wish of [...(await grantable(kysely)), ...others]) {
    if (await grant(database, wish, now)) told += 1;
  }
  return told;
}

/** Of wishes for a genus those that can be granted: genera are few, and each is looked up once. */
async function grantableOfGenera(kysely: Kysely<Schema>): Promise<Grantable[]> {
  const waitedFor = await kysely
    .selectFrom('subscriptions')
    .select('species')
    .distinct()
    .where('state', '=', 'confirmed')
    .where('kind', '=', 'restock')
    .where('species', 'not like', '% %')
    .execute();
  const found: Grantable[] = [];
  for (const { species } of waitedFor) {
    const names = await namesOffered(kysely, species);
    if (names.length > 0) found.push(...(await grantable(kysely, { species, names })));
  }
  return found;
}

/** Of wishes for a species that has, or had, another Latin name, those that a lot with that name grants. */
async function grantableByOtherNames(kysely: Kysely<Schema>): Promise<Grantable[]> {
  const found: Grantable[] = [];
  for (const [species, names] of await otherNamesOffered(kysely))
    found.push(...(await grantable(kysely, { species, names })));
  return found;
}

/** A name of one word is that of a genus: any of its species is waited for. */
export const isGenus = (species: string): boolean => !species.includes(' ');

/** Under which names lots can be ordered of what is waited for. */
async function namesOffered(kysely: Kysely<Schema>, species: string): Promise<string[]> {
  if (!isGenus(species)) return [species];
  const lots = await kysely
    .selectFrom('insects')
    .select('name')
    .distinct()
    .where((eb) => eb('is_shown', '=', eb.lit(1)))
    .where((eb) => eb('is_sold_out', '=', eb.lit(0)))
    .execute();
  return lots.map(({ name }) => name).filter((name) => name === species || name.startsWith(`${species} `));
}

/** Whether a lot of a species or a genus can be ordered, of a sex where one is named. */
export async function isOffered(
  kysely: Kysely<Schema>,
  species: string,
  gender: WishGender | '',
): Promise<boolean> {
  const names = await namesOffered(kysely, species);
  if (names.length === 0) return false;
  const lot = await kysely
    .selectFrom('insects')
    .select('id')
    .where('name', 'in', names)
    .where((eb) => eb('is_shown', '=', eb.lit(1)))
    .where((eb) => eb('is_sold_out', '=', eb.lit(0)))
    .where('gender', 'in', gender === '' ? GENDERS : [gender])
    .limit(1)
    .executeTakeFirst();
  return lot !== undefined;
}

/**
 * Confirmed wishes with the newest lot that fits and can be ordered now.
 * @param only whose wishes alone are meant, a genus or a species, and the names that lots of it have
 */
async function grantable(kysely: Kysely<Schema>, only?: { species: string; names: string[] }) {
  const wishes = kysely
    .selectFrom('subscriptions')
    .innerJoin('insects', (join) =>
      join.on((eb) =>
        eb(
          'insects.id',
          '=',
          eb
            .selectFrom('insects as lots')
            .select((lots) => lots.fn.max('lots.id').as('id'))
            .where((lots) =>
              only
                ? lots('lots.name', 'in', only.names)
                : lots('lots.name', '=', lots.ref('subscriptions.species')),
            )
            // Written out, not bound: only so does SQLite use its index of what is for sale.
            .where((lots) => lots('lots.is_shown', '=', lots.lit(1)))
            .where((lots) => lots('lots.is_sold_out', '=', lots.lit(0)))
            .where((lots) =>
              lots.or([
                lots('subscriptions.gender', '=', ''),
                // No wish is for either, as some lots are.
                lots('subscriptions.gender', '=', lots.ref('lots.gender').$castTo<WishGender>()),
              ]),
            )
            .where((lots) =>
              lots.or([
                lots('subscriptions.new_since', 'is', null),
                lots('lots.first_shown_at', '>', lots.ref('subscriptions.new_since')),
              ]),
            ),
        ),
      ),
    )
    .select(['subscriptions.id', 'subscriptions.email', 'subscriptions.locale', 'subscriptions.mailbox_hash'])
    .select(['subscriptions.species', 'subscriptions.gender as wanted', 'insects.uuid', 'insects.gender'])
    .select('insects.name')
    .where('subscriptions.state', '=', 'confirmed')
    .where('subscriptions.kind', '=', 'restock')
    .orderBy('subscriptions.id')
    .limit(BATCH);
  return (only ? wishes.where('subscriptions.species', '=', only.species) : wishes).execute();
}

type Grantable = Awaited<ReturnType<typeof grantable>>[number];

function grant(database: Database, wish: Grantable, now: Date): Promise<boolean> {
  const { id, email, locale, species, wanted, uuid } = wish;
  return database.transaction(async (trx) => {
    if (!(await endSubscription(trx, id, now))) return false;
    for (const other of await fulfilledBy(trx, wish)) await endSubscription(trx, other.id, now);
    const data = { subscriptionId: id, email, locale, uuid, gender: wanted, species };
    await writeMail(trx, { messageId: `restock.${id}`, kind: 'restock', data, at: now }, now);
    return true;
  });
}

/** What else the same mailbox waits for, and the lot is. Mailboxes that only may be the same are each told. */
async function fulfilledBy(
  kysely: Kysely<Schema>,
  { email, mailbox_hash, species, name, gender }: Grantable,
) {
  const [genus = ''] = name.split(' ');
  const names = [species, name, genus, ...(await otherNamesOf(kysely, name))];
  const others = await kysely
    .selectFrom('subscriptions')
    .select(['id', 'email'])
    .where('mailbox_hash', '=', mailbox_hash)
    .where('kind', '=', 'restock')
    .where('state', '=', 'confirmed')
    .where('species', 'in', names)
    .where('gender', 'in', gender === 'STOCK' ? [''] : ['', gender])
    .orderBy('id')
    .execute();
  return others.filter((other) => isSameMailbox(other.email, email));
}

/** How long the fingerprints of who asked and ended it prove both: claims from a consent lapse by then. */
const PROOF_MS = 3 * 365 * DAY_MS;

/** Deletes what nobody confirmed in time, and what ended three years ago, with their links. Returns how many. */
export async function forgetSubscriptions(database: Database, now: Date): Promise<number> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const isOver = ({ or, and, eb }: ExpressionBuilder<Schema, 'subscriptions'>) =>
    or([
      and([eb('state', '=', 'asked'), eb('asked_at', '<', ago(CONFIRM_MS))]),
      and([eb('state', '=', 'ended'), eb('ended_at', '<', ago(PROOF_MS))]),
    ]);
  return database.transaction(async (trx) => {
    const over = trx.selectFrom('subscriptions').select('id').where(isOver);
    await trx.deleteFrom('subscription_tokens').where('subscription_id', 'in', over).execute();
    // By the condition and not by those ids: meanwhile one may have been asked for again.
    return countAffected(await trx.deleteFrom('subscriptions').where(isOver).execute());
  });
}
