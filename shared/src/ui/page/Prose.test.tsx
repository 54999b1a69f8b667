/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { refuseOddMarkup } from '../../platform/testing/refuse-odd-markup.ts';
import { Prose } from './Prose.tsx';

beforeEach(refuseOddMarkup);
afterEach(() => {
  jest.restoreAllMocks();
});

it('a text is read with its headings and links', () => {
  render(<Prose html={'<h2 id="text-a">Prices</h2><p>Ask <a href="/contact">us</a>.</p>'} />);
  expect(screen.getByRole('heading', { name: 'Prices' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', '/contact');
});

it('a text that the browser refuses is read as its words, and the page around it goes on', () => {
  const page = (html: string) => (
    <>
      <h1>Shipping</h1>
      <Prose html={html} />
    </>
  );
  const { rerender } = render(
    page('<p>bpost &amp; <strong>well</span></p><ul><li>&lt;one</li><li>two</li></ul>'),
  );
  expect(screen.getByRole('heading', { name: 'Shipping' })).toBeVisible();
  expect(screen.getAllByRole('paragraph').map((line) => line.textContent)).toEqual([
    'bpost & well',
    '<one',
    'two',
  ]);
  rerender(page('<p>Mended: <strong>well</strong></p>'));
  expect(screen.getByRole('strong')).toHaveTextContent('well');
});
