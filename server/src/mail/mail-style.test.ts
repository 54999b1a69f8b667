import { describe, expect, it } from '@jest/globals';
import { MAIL_STYLE, mailHead } from './mail-style.ts';

describe('A mail that is read by night', () => {
  it('has a dark colour for each light one', () => {
    const head = mailHead('Your order');
    const [, rules = ''] = head.split('prefers-color-scheme:dark');
    const fragments = [...rules.matchAll(/\[style[*^]="([^"]+)"\]/g)].map(([, fragment = '']) => fragment);
    for (const style of Object.values(MAIL_STYLE)) {
      for (const [colour] of style.matchAll(/#[\da-f]{6}/g)) {
        const isNamed = fragments.some((one) => style.includes(one) && one.includes(colour));
        // The letters of a ground that is turned are turned with it.
        const isOnGround = style.includes(`color:${colour}`) && /background:#(?:fbf9f4|1f5a4c)/.test(style);
        expect({ colour, style, isTurned: isNamed || isOnGround }).toMatchObject({ isTurned: true });
      }
    }
  });
});
