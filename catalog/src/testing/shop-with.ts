import type { Insect } from '@vitrine/shared/contract/catalogue';
import { FakeCatalogue } from './fake-catalogue.ts';
import { insect } from './fixtures.ts';

/** A catalogue in which the usual insect is so. */
export const shopWith = (
  changes: Partial<Insect>,
  relatives: { sameSpecies?: Insect[]; shipping?: object[] } = {},
) =>
  new FakeCatalogue().answer(`/api/catalogue/insects/${insect().uuid}`, {
    insect: insect(changes),
    ...relatives,
    related: [],
  });
