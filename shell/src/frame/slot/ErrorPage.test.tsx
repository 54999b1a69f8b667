/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { CATEGORIES } from '@vitrine/shared/contract/catalogue';
import { categoryPath } from '@vitrine/shared/paths/insect-path';
import { draw } from '../../testing/draw.tsx';
import { ErrorPage } from './ErrorPage.tsx';

describe('a page that cannot be shown', () => {
  it.each([
    [404, 'Page not found', 'To the webshop'],
    [410, 'This page is gone', 'To the webshop'],
    [403, 'Unauthorized.', 'To the webshop'],
    [400, 'Something went wrong while loading this page', 'To the webshop'],
    [500, 'Something went wrong while loading this page', 'Try again'],
  ])('says with status %i what happened, and leads on', (status, title, way) => {
    draw(<ErrorPage failure={{ status }} isWebshop />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: way })).toBeInTheDocument();
  });
});

it('a page that the shop refuses says why, in the words of the shop, and offers no second try', () => {
  const sentences = ['Please check what you filled in.', 'Choose one of these: name, price.'];
  draw(<ErrorPage failure={{ status: 400, sentences }} isWebshop />);
  for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByText(/The fault is ours/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
});

it('whoever comes for a deleted insect is led to its family, and to what is new', () => {
  draw(
    <ErrorPage failure={{ status: 410 }} isWebshop />,
    'nl',
    '/nl/webshop/kevers/lucanidae/lucanus-cervus-1',
  );
  const way = (name: string) => screen.getByRole('link', { name });
  expect(way('Soortgelijke insecten')).toHaveAttribute('href', '/nl/webshop/kevers/lucanidae');
  expect(way('Nieuwste insecten')).toHaveAttribute('href', '/nl/webshop/nieuwe-insecten');
});

it.each([
  ['/webshop/moths?sort=name&page=9999', '/webshop/moths?sort=name'],
  ['/webshop/new-insects?page=x', '/webshop/new-insects'],
  ['/blog?page=40', '/blog'],
])('whoever turns to a page beyond the list of %s is led to where it begins', (path, first) => {
  draw(<ErrorPage failure={{ status: 404 }} isWebshop />, 'en', path);
  expect(screen.getByText('This list does not have that many pages.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the first page of the list' })).toHaveAttribute('href', first);
});

it('a page that is no list has no first one to lead to', () => {
  draw(
    <ErrorPage failure={{ status: 404 }} isWebshop />,
    'en',
    '/webshop/moths/saturniidae/nothing-1?page=2',
  );
  expect(screen.queryByRole('link', { name: /first page/ })).toBeNull();
});

it.each([404, 410])('whoever finds nothing (%i) can search, and go to each category', (status) => {
  draw(<ErrorPage failure={{ status }} isWebshop={false} />, 'nl', '/nl/nergens');
  const search = screen.getByRole('search', { name: 'Zoek in de collectie' });
  expect(search).toHaveAttribute('action', '/nl/zoeken');
  expect(within(search).getByRole('searchbox')).toHaveAttribute('name', 'q');
  const categories = within(screen.getByRole('navigation', { name: 'Collectie' })).getAllByRole('link');
  expect(categories.map((link) => link.getAttribute('href'))).toEqual(
    CATEGORIES.map((category) => categoryPath(category, 'nl')),
  );
});

it('a page that failed offers no search: it is the page that is to come back', () => {
  draw(<ErrorPage failure={{ status: 500 }} isWebshop={false} />);
  expect(screen.queryByRole('search')).toBeNull();
});

it.each([
  ['/', false, 'To the webshop'],
  ['/webshop', true, 'To the home page'],
  ['/webshop/moths', true, 'To the webshop'],
])('no page that failed is its own way out: %s', (path, isWebshop, way) => {
  draw(<ErrorPage failure={{ status: 500 }} isWebshop={isWebshop} />, 'en', path);
  const ways = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(ways).toEqual(['Try again', way]);
});
