import type { Random } from './random.ts';

const SOUTHERN = new Set(['AR', 'AU', 'CL', 'MG', 'MZ', 'ZA', 'ZM']);
const TROPICAL = new Set('BO CF CI CM CO CR GF GH GT ID KE LA MM MX MY PE PG PH SB TH TZ VN'.split(' '));

/** The date on a label: a day, a month or a year of a season in which insects fly there; null where it has none. */
export function findLabelDate(random: Random, country: string, now: Date): string | null {
  if (random.chance(0.03)) return null;
  const year = now.getUTCFullYear() - findAge(random);
  const month = twoDigits(findMonth(random, country));
  const day = twoDigits(random.int(1, 28));
  return random.pick([
    `${year}`,
    `${year}-${month}`,
    `${year}-${month}`,
    `${year}-${month}-${day}`,
    `${year}-${month}-${day}`,
  ]);
}

/** Years ago: mostly recent, some of old collections. */
function findAge(random: Random): number {
  return random.chance(0.7) ? random.int(1, 20) : random.int(21, 60);
}

function findMonth(random: Random, country: string): number {
  if (TROPICAL.has(country)) return random.int(1, 12);
  return SOUTHERN.has(country) ? random.pick([10, 11, 12, 1, 2, 3]) : random.int(5, 8);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
