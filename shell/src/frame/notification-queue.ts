import type { Notification } from '@vitrine/shared/contract/remote';

/** The queue with one message more. One that already waits with the same type, title and content is not added. */
export function addNotification(queue: Notification[], notification: Notification): Notification[] {
  return queue.some((waiting) => isSame(waiting, notification)) ? queue : [...queue, notification];
}

function isSame(a: Notification, b: Notification): boolean {
  return a.type === b.type && a.title === b.title && a.message === b.message && a.html === b.html;
}
