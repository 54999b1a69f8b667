import {
  NOTIFICATION_KINDS,
  notificationTimeSchema,
  type NotificationKind,
  type Notifications,
  type NotificationTime,
} from '@vitrine/shared/contract/tools/operations/notifications';
import type { Right } from '@vitrine/shared/contract/tools/tools';
import type { Profile } from '@vitrine/shared/contract/accounts/account';
import { z } from '@vitrine/shared/contract/zod';
import { rightsOf } from '../../tools/rules/rights.ts';

/** By kind: the right that it needs, and when an owner gets it by default; other roles choose first. */
const KINDS: Record<NotificationKind, { right: Right | null; owner: NotificationTime }> = {
  order: { right: 'orders-read', owner: 'at-once' },
  transfer: { right: 'orders-read', owner: 'morning' },
  withdrawal: { right: 'orders-read', owner: 'at-once' },
  failure: { right: 'system', owner: 'at-once' },
  todo: { right: null, owner: 'morning' },
};

const heldSchema = z.partialRecord(z.enum(NOTIFICATION_KINDS), notificationTimeSchema);

/** When somebody is told of each kind that the role may see. */
export function choicesOf(role: Profile['role'], held: string): Notifications['choices'] {
  const chosen = heldSchema.parse(JSON.parse(held));
  return kindsOf(role).map((kind) => ({
    kind,
    time: chosen[kind] ?? (role === 'owner' ? KINDS[kind].owner : 'never'),
  }));
}

/** What is stored of what somebody chose: what the role may not see is left out, and what waits is never told at once. */
export function choicesColumn(role: Profile['role'], { choices }: Notifications): string {
  const kept = choices
    .filter(({ kind, time }) => kindsOf(role).includes(kind) && !(kind === 'todo' && time === 'at-once'))
    .map(({ kind, time }) => [kind, time]);
  return JSON.stringify(Object.fromEntries(kept));
}

function kindsOf(role: Profile['role']): NotificationKind[] {
  const rights = rightsOf(role);
  return NOTIFICATION_KINDS.filter((kind) => {
    const { right } = KINDS[kind];
    return right === null || rights.includes(right);
  });
}
