import type { GenusPage, SpeciesPage } from '@vitrine/shared/contract/catalogue';
import type { SpeciesSort } from '@vitrine/shared/contract/catalogue-lists';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsedLater } from '@vitrine/shared/http/parsed';
import type { SpeciesSlugs } from '@vitrine/shared/paths/species-path';

/** In which order its lots are read, and which page of them; the newest first. */
interface SpeciesLots {
  sort?: SpeciesSort | undefined;
  page?: number | undefined;
}

const contract = () => import('@vitrine/shared/contract/catalogue');

/** A species by its words in addresses; `not-found` when no lot of it was ever shown. */
export async function readSpecies(
  api: ApiTransport,
  { genus, species }: SpeciesSlugs,
  lots: SpeciesLots = {},
): Promise<ApiResult<SpeciesPage>> {
  const { sort, page = 1 } = lots;
  const query = { ...(sort && { sort }), ...(page > 1 && { page: String(page) }) };
  const path = `/api/catalogue/genera/${genus}/${species}`;
  return parsedLater(async () => (await contract()).speciesPageSchema, api({ method: 'GET', path, query }));
}

/** A genus likewise. */
export async function readGenus(api: ApiTransport, genus: string): Promise<ApiResult<GenusPage>> {
  const path = `/api/catalogue/genera/${genus}`;
  return parsedLater(async () => (await contract()).genusPageSchema, api({ method: 'GET', path }));
}
