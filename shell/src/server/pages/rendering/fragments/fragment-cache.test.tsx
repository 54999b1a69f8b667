import { expect, it } from '@jest/globals';
import { atom, useAtom } from 'jotai';
import { createContext, use, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { CachedFragment, FragmentProvider, type DrawFragment } from '@vitrine/shared/ui/page/CachedFragment';
import { createFragmentCache } from './fragment-cache.tsx';
import { drawWithPlaceholders, type PageChunk } from './fragment-placeholders.ts';

const Language = createContext('none');

let drawn = 0;
function Piece({ name }: { name: string }) {
  drawn += 1;
  return <b>{`${name} in ${use(Language)}`}</b>;
}

/** A page around pieces, in a language that only the page knows. */
function draw(names: string[], keep: DrawFragment): string {
  drawn = 0;
  return textOf(drawWithPlaceholders(() => renderToString(pageOf(names, keep))));
}

const textOf = (chunks: PageChunk[] | null) => (chunks ?? []).map(String).join('');

const pageOf = (names: string[], keep: DrawFragment) => (
  <Language value="nl">
    <FragmentProvider value={keep}>
      <Piece name="before" />
      {names.map((name) => (
        <CachedFragment key={name} as="li" of={['piece', name]}>
          <Piece name={name} />
        </CachedFragment>
      ))}
      <Piece name="after" />
    </FragmentProvider>
  </Language>
);

it('a piece is drawn with the first page that shows it, and written into every other', () => {
  const keep = createFragmentCache();
  const page = draw(['morpho', 'atlas'], keep);
  expect([page.split('<li><b>morpho in none</b></li><li>').length, drawn]).toEqual([2, 4]);
  expect([draw(['morpho', 'atlas'], keep), drawn]).toEqual([page, 2]);
});

it('a page around pieces is drawn as if they were not there', () => {
  const page = draw(['morpho'], createFragmentCache());
  expect(page).toMatch(/^<b>before in nl<\/b>.*<b>after in nl<\/b>$/);
});

it('a page that waits has the same pieces as text', () => {
  const keep = createFragmentCache();
  const page = draw(['morpho', 'atlas'], keep);
  expect(renderToString(pageOf(['morpho', 'atlas'], keep))).toBe(page);
});

it('a piece in a piece is a part of it, wherever it is shown again', () => {
  const keep = createFragmentCache();
  const nested = (
    <FragmentProvider value={keep}>
      <CachedFragment as="div" of={['outer']}>
        <FragmentProvider value={keep}>
          <CachedFragment as="div" of={['inner']}>
            € 3, naïf
          </CachedFragment>
        </FragmentProvider>
      </CachedFragment>
    </FragmentProvider>
  );
  const drawNested = () => textOf(drawWithPlaceholders(() => renderToString(nested)));
  for (const page of [drawNested(), drawNested(), renderToString(nested)])
    expect(page).toBe('<div><div>€ 3, naïf</div></div>');
});

it('a drawing that fails leaves no marks to the next page', () => {
  const keep = createFragmentCache();
  const fail = () => {
    throw new Error('broken');
  };
  expect(() => drawWithPlaceholders(fail)).toThrow('broken');
  expect(draw(['morpho'], keep)).toContain('<li><b>morpho in none</b></li>');
  expect(keep('["piece","morpho"]', null)).toBe('<b>morpho in none</b>');
});

it('a piece is another one when it shows something else', () => {
  const keep = createFragmentCache();
  expect(draw(['morpho'], keep)).toContain('morpho');
  expect(draw(['atlas'], keep)).toContain('<li><b>atlas in none</b></li>');
});

it('what React gives an id is drawn in its place: on the next page the id is another', () => {
  const Named = () => <b id={useId()} />;
  expect(createFragmentCache()('named', <Named />)).toBeNull();
});

it('pieces nobody asks for make room for new ones', () => {
  const keep = createFragmentCache();
  let drawnLarge = 0;
  const Large = () => {
    drawnLarge += 1;
    return <b>{'x'.repeat(1_000_000)}</b>;
  };
  const ask = (name: string) => keep(name, <Large />);
  ['a', 'b', 'c', 'd'].forEach(ask);
  ask('a');
  ask('e');
  expect(drawnLarge).toBe(5);
  ask('a');
  expect(drawnLarge).toBe(5);
  ask('b');
  expect(drawnLarge).toBe(6);
});

it('a piece knows nothing of what another one wrote into the store', () => {
  const seen = atom(0);
  function Counting() {
    const [count, setCount] = useAtom(seen);
    if (count === 0) setCount(1);
    return <i>{`${count} before`}</i>;
  }
  const keep = createFragmentCache();
  const page = (
    <FragmentProvider value={keep}>
      {['morpho', 'atlas'].map((name) => (
        <CachedFragment key={name} as="li" of={[name]}>
          <Counting />
        </CachedFragment>
      ))}
    </FragmentProvider>
  );
  const html = textOf(drawWithPlaceholders(() => renderToString(page)));
  expect(html).toBe('<li><i>0 before</i></li><li><i>0 before</i></li>');
});
