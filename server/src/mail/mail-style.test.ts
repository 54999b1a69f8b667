import { describe, expect, it } from '@jest/globals';
import { MAIL_STYLE, mailHead, unbroken } from './mail-style.ts';

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

describe('A mail on a narrow phone', () => {
  it('breaks no line within the word e-mail, and spoils neither its title nor its links', () => {
    const head = '<title>Votre adresse e-mail</title></head><body>';
    const link = '<a href="/nl/account/e-mail" title="e-mail">';
    const whole = '<span style="white-space:nowrap">e-mail</span>';
    expect(unbroken(`${head}<p>Cet e-mail</p>${link}E-mail</a>`)).toBe(
      `${head}<p>Cet ${whole}</p>${link}${whole.replace('e-mail', 'E-mail')}</a>`,
    );
  });

  it('breaks no number either, unless it is longer than the phone is wide', () => {
    const long = 'A-1-B-2-C-3-D-4-E-5-F-6-G-7';
    const html = unbroken(`<body><p>VDM-2026-000123 (BU-0046), Trois-Ponts, ${long}</p>`);
    const kept = [...html.matchAll(/nowrap">([^<]+)</g)].map(([, part]) => part);
    expect(kept).toEqual(['VDM-2026-000123', 'BU-0046']);
    expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain(`(BU-0046), Trois-Ponts, ${long}</p>`);
  });
});
