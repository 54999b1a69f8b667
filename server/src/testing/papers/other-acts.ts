import { randomUUID } from 'node:crypto';
import type { Locale } from '@vitrine/shared/contract/locale';
import { receiptSchema } from '@vitrine/shared/contract/orders/place-order';
import type { StaffRole } from '@vitrine/shared/contract/tools/tools';
import { writeAccountMail, type AccountMail } from '../../accounts/store/account-mails.ts';
import { notifyStaff } from '../../notifications/index.ts';
import type { Scene } from '../../orders/mails/testing/order-scene.ts';
import { applyChargebacks } from '../../orders/paying/apply-chargebacks.ts';
import { beginAlarm, endAlarm, openAlarms, type AlarmFacts } from '../../orders/store/stock-alarms.ts';
import { refuseRelease } from '../../releases/store/refused-releases.ts';
import { PASSWORD } from '../desks/account-desk.ts';
import type { PaperShop } from './paper-shop.ts';

/** Somebody who is written to, and the shop around them. */
export interface OtherScene {
  shop: PaperShop;
  locale: Locale;
  /** Of nobody else. */
  email: string;
  /** Orders to that address. */
  orders: Scene;
}

/** Orders five times within the hour, so that the last two are told of together. */
export async function gathered({ shop: { desk, lots }, locale, email }: OtherScene): Promise<void> {
  for (const paymentMethod of [
    'bancontact',
    'bancontact',
    'bancontact',
    'bancontact',
    'banktransfer',
  ] as const) {
    const wish = { lines: [{ uuid: lots.plain, amount: 1 }], ...{ country: 'BE', postalCode: '9000' } };
    const quoted = await desk
      .visitor()
      .post('/api/checkout/taxes', { ...wish, shippingCode: 'be', vatNumber: '' });
    const { totalCents: expectedTotalCents } = quoted.json<{ totalCents: number }>();
    const body = desk.orderFor(wish.lines, { locale, email, paymentMethod, expectedTotalCents });
    const visitor = desk.visitor({ headers: { 'idempotency-key': randomUUID() } });
    receiptSchema.parse((await visitor.post('/api/orders', body)).json());
  }
  await desk.mails();
  desk.passMinutes(61);
}

/** Wants the newsletter, or to hear of a species. */
export async function ask(
  { shop: { desk }, locale, email }: OtherScene,
  wish: { kind: string; uuid?: string },
) {
  const visitor = desk.visitor({ headers: { 'idempotency-key': randomUUID() } });
  await visitor.post('/api/subscriptions', { ...wish, email, locale });
}

/** Asks to hear of a lot of which none is left. */
export async function waitFor(scene: OtherScene, uuid: string) {
  const { kysely } = scene.shop.desk.database;
  const lot = kysely.selectFrom('insects').select('name').where('uuid', '=', uuid);
  const { name } = await lot.executeTakeFirstOrThrow();
  const none = kysely.updateTable('insects').set((eb) => ({ on_hand: eb.ref('reserved') }));
  await none.where('name', '=', name).execute();
  return ask(scene, { kind: 'restock', uuid });
}

/** Follows the link of the mail that asks back. */
export async function confirm({ shop: { desk }, email }: OtherScene) {
  const mail = (await desk.mails()).findLast(({ to }) => to === email);
  const token = /\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';
  await desk.visitor().post(`/api/subscriptions/${token}/confirm`);
}

/** Writes to the shop by its form. */
export async function written({ shop: { desk }, locale, email }: OtherScene): Promise<void> {
  const said = {
    en: { subject: 'Wings', message: 'Is the left hindwing of this one whole?\nIt looks torn.' },
    nl: { subject: 'Vleugels', message: 'Is de linkerachtervleugel nog heel?\nHij lijkt gescheurd.' },
    fr: { subject: 'Ailes', message: 'L’aile postérieure gauche est-elle entière ?\nElle semble déchirée.' },
  };
  const visitor = desk.visitor({ headers: { 'idempotency-key': randomUUID() } });
  await visitor.post('/api/contact', { name: 'Ada Peeters', email, locale, ...said[locale] });
}

/** Opens an account, without confirming its address. */
export const registered = ({ shop: { desk }, locale, email }: OtherScene) =>
  desk.registered({ locale, email, emailConfirmation: email });

/** The same, confirmed. */
export const member = ({ shop: { desk }, locale, email }: OtherScene) =>
  desk.confirmed({ locale, email, emailConfirmation: email });

/** Wants another address for an account. */
export async function moved(scene: OtherScene, from: string, email: string): Promise<void> {
  const visitor = await member({ ...scene, email: from });
  await visitor.post('/api/account/email', { email, emailConfirmation: email, currentPassword: PASSWORD });
}

/** Opens an account of staff. @returns its id */
export async function employed(scene: OtherScene, role: StaffRole | 'customer'): Promise<number> {
  await registered(scene);
  const { kysely } = scene.shop.desk.database;
  const account = kysely.updateTable('accounts').set({ role }).where('email', '=', scene.email);
  return (await account.returning('id').executeTakeFirstOrThrow()).id;
}

/** Writes a mail about an account as what causes it does. */
export async function told(
  scene: OtherScene,
  kind: Extract<AccountMail, { data: { accountId: number } }>['kind'],
  role: StaffRole | 'customer' = 'customer',
): Promise<void> {
  const data = { accountId: await employed(scene, role), browser: 'Firefox', system: 'Linux' };
  const { database, now } = scene.shop.desk;
  await database.transaction((trx) => writeAccountMail(trx, { kind, data }, now()));
}

/** The shop goes back from a release by itself. */
export async function refused(scene: OtherScene, fault: 'server' | 'browser'): Promise<void> {
  await employed(scene, 'owner');
  const { database, now } = scene.shop.desk;
  const version = `7f3a91c2${scene.locale}${fault[0]}`;
  const reason = 'TypeError: price.format is not a function';
  const refusal = { remote: 'catalog', version, back_to: '41d08be5', fault, reason };
  await database.transaction((trx) => refuseRelease(trx, refusal, ['owner'], now()));
}

/** Much is reserved without being paid. */
export async function reserved(scene: OtherScene, facts: Omit<AlarmFacts, 'lots' | 'cents'>): Promise<void> {
  await employed(scene, 'owner');
  const { database, now } = scene.shop.desk;
  const open = await openAlarms(database.kysely);
  await database.transaction(async (trx) => {
    for (const { id } of open) await endAlarm(trx, id, now());
    await beginAlarm(trx, { ...facts, lots: 1218, cents: 2_461_900 }, now());
  });
}

/** A bank takes the money of a paid order, and may give it back. */
export async function charged({ orders, ...scene }: OtherScene, reversed: Date | null): Promise<void> {
  await employed({ orders, ...scene }, 'owner');
  const { desk } = scene.shop;
  const { reference } = await paid(desk, orders);
  const payment = await desk.database.kysely
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['provider_id', 'total_cents'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const chargeback = {
    ...{ id: `chb_${reference}`, paymentId: payment.provider_id ?? '', amountCents: payment.total_cents },
    ...{ takenAt: desk.now().toISOString(), reversedAt: null },
  };
  await applyChargebacks(desk.payments, [chargeback]);
  if (reversed)
    await applyChargebacks(desk.payments, [{ ...chargeback, reversedAt: reversed.toISOString() }]);
}

async function paid(desk: PaperShop['desk'], orders: Scene) {
  const receipt = await orders.order();
  await desk.press(receipt, 'pay');
  return receipt;
}

/** What staff hear of: an order that is paid, and one that is withdrawn from. */
export async function happened({ shop: { desk }, orders }: OtherScene): Promise<void> {
  await paid(desk, orders);
  await orders.withdraw(await paid(desk, orders));
}

/** Writes to staff what is new to them. */
export const look = ({ shop: { desk } }: OtherScene, backupFailure = '') =>
  notifyStaff(desk.database, { now: desk.now(), backupFailure });

/** Whatever happened before is told, and leaves nothing new. */
export async function toldOfAll(scene: OtherScene): Promise<void> {
  await look(scene);
  await scene.shop.desk.mails();
}
