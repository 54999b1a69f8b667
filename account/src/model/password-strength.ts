type Strength = 'short' | 'plain' | 'fair' | 'strong';

/**
 * How good a password looks while it is typed: by its length, and by how many different signs it has. The shop judges
 * it when it is sent, and knows more: what many people use, and who asks.
 * @param shortest signs that it needs at least
 */
export function passwordStrength(password: string, shortest: number): Strength {
  const signs = [...password.normalize('NFC')];
  if (signs.length < shortest) return 'short';
  const different = new Set(signs).size;
  if (different < 6) return 'plain';
  return signs.length >= 20 && different >= 10 ? 'strong' : 'fair';
}
