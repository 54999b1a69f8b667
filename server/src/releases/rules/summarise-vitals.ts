import {
  CONNECTIONS,
  VITAL_PAGES,
  VITALS,
  type Vital,
} from '@vitrine/shared/contract/federation/web-vital-lists';
import type { VitalFigures, Vitals } from '@vitrine/shared/contract/tools/operations/vitals';
import { figureOf, noReadings } from './vital-buckets.ts';

/** Readings of one kind of page, version, connection and size. */
type Reading = Pick<Vitals['releases'][number], 'page' | 'release'> &
  Pick<Vitals['connections'][number], 'connection'> & { vital: Vital; bucket: number; readings: number };

/** Rows that the owner sees, page by page: a version that hardly anybody has any more is last of its page. */
export function summariseVitals(readings: readonly Reading[]): Pick<Vitals, 'releases' | 'connections'> {
  const releases = Map.groupBy(readings, ({ page, release }) => `${page} ${release}`);
  const connections = Map.groupBy(readings, ({ connection }) => connection);
  const rows = [...releases.values()].flatMap((own) =>
    own.slice(0, 1).map(({ page, release }) => ({ page, release, figures: figuresOf(own) })),
  );
  return {
    releases: Object.keys(VITAL_PAGES).flatMap((page) =>
      rows
        .filter((row) => row.page === page)
        .toSorted((one, other) => mostOf(other.figures) - mostOf(one.figures)),
    ),
    connections: CONNECTIONS.flatMap((connection) => {
      const own = connections.get(connection);
      return own ? [{ connection, figures: figuresOf(own) }] : [];
    }),
  };
}

function figuresOf(readings: readonly Reading[]): VitalFigures {
  const figures: VitalFigures = {};
  for (const vital of VITALS) {
    const counts = noReadings(vital);
    for (const one of readings)
      if (one.vital === vital) counts[one.bucket] = (counts[one.bucket] ?? 0) + one.readings;
    const figure = figureOf(vital, counts);
    if (figure) figures[vital] = figure;
  }
  return figures;
}

const mostOf = (figures: VitalFigures): number =>
  Math.max(0, ...Object.values(figures).map(({ readings }) => readings));
