import type { Profile } from '@vitrine/shared/contract/accounts/account';
import {
  rightSchema,
  staffRoleSchema,
  type Right,
  type StaffRole,
} from '@vitrine/shared/contract/tools/tools';

/** What every role of staff may look at. */
const READS: Right[] = ['catalogue-read', 'orders-read', 'shop-read'];

const RIGHTS: Record<StaffRole, Right[]> = {
  owner: [...rightSchema.options],
  catalogue: ['catalogue-read', 'catalogue-write', 'shop-read'],
  orders: ['orders-read', 'orders-write', 'catalogue-read', 'shop-read'],
  'read-only': READS,
};

/** Whether a role works in the shop at all. */
export function isStaff(role: Profile['role']): role is StaffRole {
  return staffRoleSchema.safeParse(role).success;
}

/** What a role may do; nothing for a customer. */
export function rightsOf(role: Profile['role']): Right[] {
  return isStaff(role) ? RIGHTS[role] : [];
}

/**
 * What a route of the tools asks for: a right; `any` for whoever of staff passed the second factor; `own` for what
 * staff need to get that far.
 */
export type RouteRight = Right | 'any' | 'own';

export function mayAsk(role: Profile['role'], right: RouteRight): boolean {
  if (right === 'any' || right === 'own') return isStaff(role);
  return rightsOf(role).includes(right);
}
