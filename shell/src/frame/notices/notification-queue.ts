import { isValidElement } from 'react';
import type { Notification } from '@vitrine/shared/contract/federation/remote';

/** The queue with one message more. One that already waits with the same type, title and content is not added. */
export function addNotification(queue: Notification[], notification: Notification): Notification[] {
  return queue.some((waiting) => isSame(waiting, notification)) ? queue : [...queue, notification];
}

function isSame(a: Notification, b: Notification): boolean {
  const isSameText = a.type === b.type && a.title === b.title && a.message === b.message && a.html === b.html;
  return isSameText && isSameNode(a.content, b.content);
}

/** Whether two nodes draw the same, as far as that can be told without drawing them. */
function isSameNode(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => isSameNode(one, b[index]));
  if (!isValidElement<object>(a) || !isValidElement<object>(b) || a.type !== b.type || a.key !== b.key)
    return false;
  const [of, other] = [new Map(Object.entries(a.props)), new Map(Object.entries(b.props))];
  return of.size === other.size && [...of].every(([name, value]) => isSameNode(value, other.get(name)));
}
