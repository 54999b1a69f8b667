/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CachedFragment, FragmentProvider } from './CachedFragment.tsx';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

const list = (
  <ul>
    <CachedFragment as="li" of={['counter']} className="one">
      <Counter />
    </CachedFragment>
  </ul>
);

afterEach(() => {
  jest.restoreAllMocks();
});

it('a browser takes over what a server had in memory, and goes on from there', () => {
  const complain = jest.spyOn(console, 'error');
  const { container: served, unmount } = render(
    <FragmentProvider value={() => '<button>0</button>'}>{list}</FragmentProvider>,
  );
  const container = document.createElement('div');
  container.innerHTML = served.innerHTML;
  unmount();
  document.body.append(container);
  const before = container.querySelector('button');
  render(list, { container, hydrate: true });
  fireEvent.click(screen.getByRole('button', { name: '0' }));
  expect(screen.getByRole('button', { name: '1' })).toBe(before);
  expect(complain).not.toHaveBeenCalled();
});

it('is drawn in its place when nothing caches it, or it cannot be cached', () => {
  render(<FragmentProvider value={() => null}>{list}</FragmentProvider>);
  expect(screen.getByRole('listitem')).toHaveClass('one');
  expect(screen.getByRole('button', { name: '0' })).toBeInTheDocument();
});
