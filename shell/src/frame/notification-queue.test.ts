import { describe, expect, it } from '@jest/globals';
import type { Notification } from '@vitrine/shared/contract/remote';
import { addNotification } from './notification-queue.ts';

const soldOut: Notification = {
  type: 'warning',
  title: 'Check your cart',
  message: 'One insect is sold out.',
};

describe('messages that wait for the shopper', () => {
  it('are shown in the order in which they came', () => {
    const queue = addNotification([soldOut], { type: 'info', title: 'Welcome back' });
    expect(queue.map(({ title }) => title)).toEqual(['Check your cart', 'Welcome back']);
  });

  it('hold the same message once', () => {
    expect(addNotification([soldOut], { ...soldOut })).toEqual([soldOut]);
  });

  it.each([
    ['type', { ...soldOut, type: 'error' }],
    ['title', { ...soldOut, title: 'Check the order' }],
    ['message', { ...soldOut, message: 'Two insects are sold out.' }],
    ['markup', { ...soldOut, html: '<p>One</p>' }],
  ] satisfies [string, Notification][])('hold two that differ in %s', (_part, other) => {
    expect(addNotification([soldOut], other)).toHaveLength(2);
  });
});
