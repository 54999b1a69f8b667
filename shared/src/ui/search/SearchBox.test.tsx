/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, Form, RouterProvider, useLocation } from 'react-router';
import type { Suggestions } from '../../contract/listing.ts';
import { emphasize } from './Emphasis.tsx';
import { announce } from '../feedback/announce.ts';
import { SearchBox } from './SearchBox.tsx';
import type { Suggest } from './suggest.ts';

const same = (text: string) => ({ en: text, nl: text, fr: text });
const PAPILIONIDAE = {
  id: 1,
  slug: same('papilionidae'),
  name: same('Papilionidae'),
  category: 'BUTTERFLIES' as const,
};
const FOREIGN: Suggestions = {
  species: [
    { name: 'Aglais io', commonName: same('Peacock'), count: 2, isClose: false, knownAs: 'Dagpauwoog' },
  ],
  families: [{ family: PAPILIONIDAE, count: 50, knownAs: 'Pages' }],
  references: [],
};
const NONE: Suggestions = { species: [], families: [], references: [] };
const FOUND: Suggestions = {
  species: [{ name: 'Papilio machaon', commonName: same('Swallowtail'), count: 4, isClose: false }],
  families: [{ family: PAPILIONIDAE, count: 50 }],
  references: [
    {
      uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000001',
      reference: 'BU-0001',
      name: 'Papilio machaon',
      family: PAPILIONIDAE,
    },
  ],
};

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

function open(suggest: Suggest, defaultValue = '') {
  const page = (
    <>
      <Form role="search" action="/search">
        <label htmlFor="q">Search</label>
        <SearchBox id="q" defaultValue={defaultValue} suggest={suggest} />
        <button>Go</button>
      </Form>
      <Place />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <IntlProvider locale="en">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Search');
}

const place = () => screen.getByTestId('place').textContent;
const options = () => screen.queryAllByRole('option');
const expectOptions = (names: string[]) => {
  expect(options()).toHaveLength(names.length);
  for (const [index, option] of options().entries()) expect(option).toHaveAccessibleName(names[index] ?? '');
};
const untilSuggested = () => screen.findAllByRole('option');

describe('the search field', () => {
  it('is a plain one until somebody goes there, and stays the same element', async () => {
    const field = open(async () => FOUND);
    expect(screen.getByRole('searchbox')).toBe(field);
    await userEvent.type(field, 'papi');
    await untilSuggested();
    expect(screen.getByRole('combobox', { name: 'Search' })).toBe(field);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('papi');
    expect(field).toHaveAttribute('aria-expanded', 'true');
  });

  it('suggests species, families and numbers, and says how many', async () => {
    await userEvent.type(
      open(async () => FOUND),
      'papi',
    );
    await untilSuggested();
    const list = within(screen.getByRole('listbox', { name: 'Suggestions' }));
    expect(within(list.getByRole('group', { name: 'Species' })).getAllByRole('option')).toHaveLength(1);
    expectOptions([
      'Papilio machaon, Swallowtail, 4 insects',
      'Papilionidae, 50 insects',
      'BU-0001, Papilio machaon',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  });

  it('shows the picture, the sexes and the lowest price of a species, and leads to what was asked', async () => {
    const picture = { hash: 'abc', width: 640, height: 640, widths: [320, 640], colour: '#fff' };
    const offer = { fromCents: 1250, genders: ['FEMALE' as const], picture };
    const [one] = FOUND.species;
    const more = { offer, q: 'Papilio machaon female', family: PAPILIONIDAE };
    const species = one ? [{ ...one, ...more }] : [];
    await userEvent.type(
      open(async () => ({ ...NONE, species })),
      'machaon female',
    );
    await untilSuggested();
    expectOptions(['Papilio machaon, Swallowtail, female, from €12.50, 4 insects']);
    expect(document.querySelector('[role="option"] img')).toHaveAttribute('src', '/pictures/abc-640.jpg');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(place()).toBe('/search?q=Papilio+machaon+female'));
  });

  it('shows the outline of a beetle where a beetle has no picture yet', async () => {
    const [one] = FOUND.species;
    const offer = { fromCents: 1250, genders: ['FEMALE' as const], picture: null };
    const family = { ...PAPILIONIDAE, category: 'BEETLES' as const };
    const field = open(async () => ({ ...NONE, species: one ? [{ ...one, offer, family }] : [] }));
    await userEvent.type(field, 'machaon');
    await untilSuggested();
    expect(document.querySelector('[role="option"] [data-plan]')).toHaveAttribute('data-plan', 'beetle');
  });

  it('leads to the page of a species; who asks for more of it, to those lots', async () => {
    const [one] = FOUND.species;
    const species = one ? [{ ...one, family: PAPILIONIDAE }] : [];
    await userEvent.type(
      open(async () => ({ ...NONE, species })),
      'machaon',
    );
    await untilSuggested();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(place()).toBe('/webshop/butterflies/papilionidae/genus/papilio/machaon'));
  });

  it('says under which other name something was found', async () => {
    await userEvent.type(
      open(async () => FOREIGN),
      'vlinder',
    );
    await untilSuggested();
    expectOptions(['Aglais io, Peacock, Dagpauwoog, 2 insects', 'Papilionidae, Pages, 50 insects']);
    expect(screen.getByText('Pages')).toBeInTheDocument();
  });

  it.each([
    [1, '/search?q=Papilio+machaon'],
    [2, '/webshop/butterflies/papilionidae'],
    [3, '/webshop/butterflies/papilionidae/papilio-machaon-0b0e5b0a-7c7c-4b4b-9c9c-000000000001'],
  ])('leads to suggestion %i by keys alone', async (presses, address) => {
    const field = open(async () => FOUND);
    await userEvent.type(field, 'papi');
    await untilSuggested();
    await userEvent.keyboard('{ArrowDown}'.repeat(presses));
    const chosen = screen.getByRole('option', { selected: true });
    expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe(address));
    expect(options()).toEqual([]);
  });

  it('searches for the text itself when nothing is chosen', async () => {
    await userEvent.type(
      open(async () => FOUND),
      'papi',
    );
    await untilSuggested();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/search?q=papi'));
    await waitFor(() => expect(options()).toEqual([]));
  });

  it('closes by Escape, and is emptied by the next', async () => {
    const field = open(async () => FOUND);
    await userEvent.type(field, 'papi');
    await untilSuggested();
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field).toHaveValue('papi');
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveValue('');
  });

  it('goes nowhere when it is left', async () => {
    await userEvent.type(
      open(async () => FOUND),
      'papi',
    );
    await untilSuggested();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(options()).toEqual([]);
    expect(place()).toBe('/');
  });

  it('asks once typing pauses, and lets go of an older question', async () => {
    const asked: { q: string; signal: AbortSignal; answer: (found: Suggestions) => void }[] = [];
    const suggest: Suggest = (q, signal) =>
      new Promise((answer) => {
        asked.push({ q, signal, answer });
      });
    const field = open(suggest);
    await userEvent.click(field);
    // In one go: between keys of its own the user pauses for as long as the machine is busy.
    const type = (...values: string[]) => {
      for (const value of values) fireEvent.change(field, { target: { value } });
    };
    type('p', 'pa', 'pap');
    await waitFor(() => expect(asked).toHaveLength(1));
    type('papi', 'papil', 'papilio');
    await waitFor(() => expect(asked.map(({ q }) => q)).toEqual(['pap', 'papilio']));
    const [first, last] = asked;
    expect([first?.signal.aborted, last?.signal.aborted]).toEqual([true, false]);
    last?.answer({ ...NONE, families: FOUND.families });
    await untilSuggested();
    first?.answer(FOUND);
    await userEvent.keyboard('{ArrowDown}');
    expectOptions(['Papilionidae, 50 insects']);
  });

  it.each<[string, Suggest]>([
    ['there is nothing to suggest', async () => NONE],
    ['there is no answer', async () => null],
    ['the question fails', () => Promise.reject(new Error('offline'))],
  ])('says nothing when %s', async (_case, suggest) => {
    announce('');
    let isAsked = false;
    const field = open(async (q, signal) => {
      isAsked = true;
      return suggest(q, signal);
    });
    await userEvent.type(field, 'papi');
    await waitFor(() => expect(isAsked).toBe(true));
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(document.querySelector('[data-said]')?.textContent ?? '').toBe('');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/search?q=papi'));
  });
});

describe('what was typed', () => {
  const bold = (text: string, typed: string) =>
    emphasize(text, typed)
      .map(({ piece, isTyped }) => (isTyped ? `[${piece}]` : piece))
      .join('');

  it.each([
    ['Papilio machaon', 'papi', '[Papi]lio machaon'],
    ['Papilio machaon', 'mach pap', '[Pap]ilio [mach]aon'],
    ['Écaille chinée', 'ecaille', '[Écaille] chinée'],
    ['Morpho amathonte', 'ho', 'Morp[ho] amathonte'],
    ['Apollo', 'zz', 'Apollo'],
    ['Apollo', '', 'Apollo'],
  ])('is shown in “%s” for “%s”', (text, typed, shown) => expect(bold(text, typed)).toBe(shown));
});
