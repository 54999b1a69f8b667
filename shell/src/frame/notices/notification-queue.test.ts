import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import type { Notification } from '@vitrine/shared/contract/federation/remote';
import { addNotification } from '../../model/state.ts';

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

  it('hold content that draws the same once, however often it was made', () => {
    const told = () => ({
      ...soldOut,
      content: createElement('p', { className: 'note' }, 'Sold: ', createElement('i', null, 'Morpho'), 3),
    });
    expect(addNotification([told()], told())).toHaveLength(1);
  });

  it.each([
    ['another text', createElement('p', null, 'Two')],
    ['another element', createElement('div', null, 'One')],
    ['another property', createElement('p', { className: 'note' }, 'One')],
    ['another key', createElement('p', { key: 'second' }, 'One')],
    ['a text alone', 'One'],
    ['nothing', undefined],
  ])('hold content that differs by %s', (_how, content) => {
    const first = { ...soldOut, content: createElement('p', null, 'One') };
    expect(addNotification([first], { ...soldOut, content })).toHaveLength(2);
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
