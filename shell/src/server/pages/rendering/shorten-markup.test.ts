/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { shortenMarkup } from './shorten-markup.ts';

const treeOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML;

const SAME_TREE = [
  '<ul role="list"><li><a href="/" aria-label="To the shop">A</a></li><li>B<ol><li>C</li></ol></li></ul>',
  '<input type="checkbox" checked="" value=""/><br/>after',
  '<img src="/pictures/" alt=""/><a href="/nl/">home</a>',
  '<select><option value="" selected="">any</option><option value="BE">Belgium</option></select>',
  '<div><p class="a b">one</p><p>two</p><ul><li>three</li></ul><p>four</p></div>',
  '<a href="/"><p>one</p></a><p>two</p>',
  '<a href="/search?q=a&amp;page=2" title="&quot;a&quot; &gt; b">it says a="b"</a>',
  '<p>an <b title="a>b" class="c">x="y"</b> in <code>y="z"</code></p>',
  '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M2 2h3" fill="none"></path></svg>',
  '<label for="a">a</label>\n<textarea id="a">class="b"</textarea>',
];

it.each(SAME_TREE)('a reader gets the same page in fewer letters: %s', (html) => {
  const short = shortenMarkup(html);
  expect(treeOf(short)).toBe(treeOf(html));
  expect(short.length).toBeLessThanOrEqual(html.length);
  // As it was a moment ago.
  expect(shortenMarkup(html)).toBe(short);
});

it('what needs its quotes keeps them, and what has none stays', () => {
  for (const html of [
    '<b title="a b">c</b>',
    '<b title="a=b">c</b>',
    `<b title="it's">c</b>`,
    '<b>a="b"</b>',
  ])
    expect(shortenMarkup(html)).toBe(html);
});

it('an address that ends in a slash stays whole', () => {
  expect(shortenMarkup('<img src="/a/"/>')).toBe('<img src=/a/>');
});

it('a list, its links and its choices lose what they need not say', () => {
  const html =
    '<ul role="list"><li><a href="/">A</a></li><li><p>B</p></li></ul>' +
    '<select><option value="" selected="">C</option><option>D</option></select>';
  const short =
    '<ul role=list><li><a href=/>A</a><li><p>B</ul><select><option value selected>C<option>D</select>';
  expect(shortenMarkup(html)).toBe(short);
});
