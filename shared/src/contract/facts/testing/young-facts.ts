import type { Fact } from '../fact.ts';

/** Two facts as somebody might declare them tomorrow: a number and a choice. */
export const YOUNG_FACTS = {
  altitudeMetres: {
    kind: 'whole',
    group: 'origin',
    least: 0,
    most: 9000,
    unit: { symbol: 'm', code: 'MTR' },
    name: { en: 'Altitude', nl: 'Hoogte', fr: 'Altitude' },
    shown: 'card',
    label: 'place',
    filter: true,
    sort: true,
    darwinCore: 'minimumElevationInMeters',
  },
  source: {
    kind: 'choice',
    group: 'origin',
    options: ['WILD', 'BRED'],
    mayBeNothing: true,
    words: {
      WILD: { en: 'wild', nl: 'wild', fr: 'sauvage' },
      BRED: { en: 'bred', nl: 'gekweekt', fr: 'élevé' },
    },
    name: { en: 'Source', nl: 'Herkomst', fr: 'Provenance' },
    shown: 'page',
    filter: true,
    darwinCore: 'degreeOfEstablishment',
  },
} as const satisfies Record<string, Fact>;
