import { screen, within } from '@testing-library/react';
import { FakeCatalogue } from '../../testing/fake-catalogue.ts';
import { genusPage } from '../../testing/species-fixtures.ts';

export const PATH = '/webshop/butterflies/papilionidae/genus/papilio/machaon';
export const GENUS = '/webshop/butterflies/papilionidae/genus/papilio';
export const withGenus = (changes = {}) =>
  new FakeCatalogue().answer('/api/catalogue/genera/papilio', genusPage(changes));

export const section = (name: RegExp | string) => within(screen.getByRole('region', { name }));
export const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
