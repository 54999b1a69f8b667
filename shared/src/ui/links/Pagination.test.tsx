/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pageWindow, Pagination } from './Pagination.tsx';
import { draw } from '../testing/draw.tsx';

describe('the pages of a list', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('on page %i of %i are offered around where one is', (page, pages, shown) => {
    expect(pageWindow(page, pages)).toEqual(shown);
  });

  it('are links that say which page they lead to', () => {
    const words = { previous: 'Previous page', next: 'Next page', page: 'Page' };
    draw(
      <Pagination
        label="Pages"
        page={1}
        pages={3}
        hrefOf={(page) => `/webshop?page=${page}`}
        words={words}
      />,
    );
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/webshop?page=2');
    expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  });
});
