import type { MailKind } from '@vitrine/shared/contract/tools/names';
import { createBookkeeper } from '../../books/index.ts';
import { grantWishes } from '../../contact/store/restock.ts';
import { PASSWORD } from '../desks/account-desk.ts';
import {
  gathered,
  ask,
  waitFor,
  confirm,
  written,
  registered,
  member,
  moved,
  employed,
  told,
  refused,
  reserved,
  charged,
  happened,
  look,
  toldOfAll,
  type OtherScene,
} from './other-acts.ts';

/** Mails that are about no single order of a shopper. */
type OtherMailKind = Exclude<
  MailKind,
  | `order-${string}`
  | `withdrawal-${string}`
  | ('transfer-reminder' | 'payment-received' | 'refund-due' | 'refunded')
>;

type Act = (scene: OtherScene) => Promise<unknown>;
const DAY_MINUTES = 24 * 60;
const MONTH_MINUTES = 32 * DAY_MINUTES;

/** How each mail comes about, of those that are about no single order of a shopper. */
export const OTHER_SCENES: Record<OtherMailKind, Act> = {
  'orders-gathered': gathered,
  'subscription-asked': (scene) => ask(scene, { kind: 'newsletter' }),
  async restock(scene) {
    const { desk, lots, restock } = scene.shop;
    await waitFor(scene, lots.plain);
    await confirm(scene);
    await restock();
    await grantWishes(desk.database, desk.now());
  },
  'contact-message': written,
  'contact-received': written,
  'account-confirm': (scene) => registered(scene),
  async 'account-recovery'(scene) {
    await registered(scene);
    await scene.shop.desk.visitor().post('/api/auth/recovery', { email: scene.email });
  },
  'account-new-email': (scene) => moved(scene, `old-${scene.email}`, scene.email),
  'account-email-leaving': (scene) => moved(scene, scene.email, `new-${scene.email}`),
  async 'account-password-changed'(scene) {
    const visitor = await member(scene);
    const [password, passwordConfirmation] = ['a cabinet of beetles', 'a cabinet of beetles'];
    const wanted = { password, passwordConfirmation, currentPassword: PASSWORD };
    await visitor.post('/api/account/password', wanted);
  },
  async 'account-deleted'(scene) {
    const visitor = await member(scene);
    await visitor.send('DELETE', '/api/account', { currentPassword: PASSWORD });
  },
  'account-passkey-added': (scene) => told(scene, 'account-passkey-added'),
  'account-passkey-removed': (scene) => told(scene, 'account-passkey-removed'),
  'account-passkey-copied': (scene) => told(scene, 'account-passkey-copied'),
  'staff-invitation': (scene) => told(scene, 'staff-invitation', 'catalogue'),
  'staff-second-factor-set': (scene) => told(scene, 'staff-second-factor-set', 'orders'),
  'staff-second-factor-reset': (scene) => told(scene, 'staff-second-factor-reset', 'orders'),
  'release-refused': (scene) => refused(scene, 'server'),
  'stock-reserved': (scene) => reserved(scene, { kind: 'range', network: '', percent: 31 }),
  'chargeback-taken': (scene) => charged(scene, null),
  'chargeback-reversed': (scene) => charged(scene, scene.shop.desk.now()),
  async 'books-root'(scene) {
    const { desk, pictures } = scene.shop;
    await employed(scene, 'owner');
    const keepBooks = await createBookkeeper(pictures);
    await keepBooks(desk.database, desk.now());
    desk.passMinutes(MONTH_MINUTES);
    await keepBooks(desk.database, desk.now());
  },
  async 'staff-notification'(scene) {
    await employed(scene, 'owner');
    await toldOfAll(scene);
    await happened(scene);
    await look(scene, 'The disk is full');
  },
  async 'staff-morning'(scene) {
    await employed(scene, 'owner');
    await toldOfAll(scene);
    scene.shop.desk.passMinutes(DAY_MINUTES);
    await scene.orders.order('banktransfer');
    await look(scene);
  },
};

/** What some of them say too, by the kind and what is different. */
export const FURTHER_SCENES: Record<`${OtherMailKind}.${string}`, Act> = {
  'subscription-asked.restock': (scene) => waitFor(scene, scene.shop.lots.plain),
  async 'subscription-asked.again'(scene) {
    await ask(scene, { kind: 'newsletter' });
    await confirm(scene);
    scene.shop.desk.passMinutes(61);
    await ask(scene, { kind: 'newsletter' });
  },
  'release-refused.browser': (scene) => refused(scene, 'browser'),
  'stock-reserved.network': (scene) =>
    reserved(scene, { kind: 'network', network: 'c4a91e07f25b', percent: 0 }),
};
