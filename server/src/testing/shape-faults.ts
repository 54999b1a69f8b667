/**
 * Where an answer lacks what was promised: a name that is not there, another kind of value, a list that is empty now.
 * What is more than promised is none, nor is null: that is for the reader's own parser to take or to refuse.
 */
export function shapeFaults(promised: unknown, real: unknown, at = 'answer'): string[] {
  if (promised === null || real === null) return [];
  if (Array.isArray(promised)) {
    if (!Array.isArray(real)) return [`${at} is no list`];
    if (promised.length === 0) return [];
    return real.length > 0 ? shapeFaults(promised[0], real[0], `${at}[0]`) : [`${at} is empty`];
  }
  if (typeof promised !== typeof real) return [`${at} is a ${typeof real}`];
  if (!isObject(promised) || !isObject(real)) return [];
  return Object.entries(promised).flatMap(([name, value]) =>
    name in real ? shapeFaults(value, real[name], `${at}.${name}`) : [`${at}.${name} is missing`],
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
