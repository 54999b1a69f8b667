import { expect, it } from '@jest/globals';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { countVitals } from './vital-counts.ts';

it('A version on trial keeps its place in the counts: those of trials that ended go after a day', () => {
  let at = 0;
  const vitals = countVitals(() => new Date(at));
  const tell = (release: string) => vitals.add('catalog', { page: 'list', release, LCP: 1_400 }, '192.0.2.0');
  for (let trial = 0; trial < 20; trial += 1) tell(`trial-${trial}`);
  at = DAY_MS;
  tell('trial-0');
  tell('next');
  expect(vitals.of('catalog', 'trial-0').networks).toBe(1);
  expect(vitals.of('catalog', 'next').networks).toBe(1);
});
