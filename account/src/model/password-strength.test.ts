import { describe, expect, it } from '@jest/globals';
import { passwordStrength } from './password-strength.ts';

describe('a password', () => {
  it.each([
    ['', 'short'],
    ['elevensigns', 'short'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 'plain'],
    ['a moth drawer', 'fair'],
    ['a drawer of moths at night', 'strong'],
    ['🦋🐛🐞🦗🪲🪳🦟🪰🐜🐝🕷🦂', 'fair'],
    ['🦋🐛🐞', 'short'],
  ])('%j looks %s', (password, strength) => expect(passwordStrength(password, 12)).toBe(strength));

  it('of staff looks short for longer', () => expect(passwordStrength('a moth drawer', 15)).toBe('short'));
});
