import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { isPlainMarkup } from '@vitrine/shared/contract/plain-markup';
import { isLongRun } from '../testing/long-run.ts';
import { renderText } from './render-text.ts';
import { plainText } from './rules/plain-text.ts';
import { readMarkdown, refusedMarkup } from './rules/read-markdown.ts';

const html = (markdown: string) => renderText(markdown, 'en').html;

/** What a browser would make of it. */
function drawn(markup: string): Element {
  const { body } = page.implementation.createHTMLDocument();
  body.innerHTML = markup;
  return body;
}
const page = new JSDOM().window.document;

const HARMLESS = new Set(
  'H2 H3 P BR UL OL LI STRONG EM A IMG BLOCKQUOTE TABLE THEAD TBODY TR TH TD'.split(' '),
);

function expectHarmless(markup: string): void {
  for (const element of drawn(markup).querySelectorAll('*')) {
    expect(HARMLESS).toContain(element.tagName);
    for (const { name, value } of element.attributes) {
      expect(['id', 'href', 'scope', 'src', 'alt', 'loading']).toContain(name);
      if (name === 'href') expect(value).toMatch(/^(\/(?![/\\])|https?:\/\/|mailto:|#text-)/);
      if (name === 'src') expect(value).toMatch(/^\/pictures\/[\w.-]+$/);
      if (name === 'id') expect(value).toMatch(/^text-[a-z0-9-]*$/);
    }
  }
}

describe('A text', () => {
  it('is set with headings, lists, tables, quotes and emphasis', () => {
    const markup = html('## One\n\n**a** *b*\n\n- c\n\n1. d\n\n> e\n\n| f |\n| - |\n| g |');
    expect(markup).toContain('<h2 id="text-one">One</h2>');
    for (const tag of ['<strong>a', '<em>b', '<ul>', '<ol>', '<blockquote>', '<th scope="col">f', '<td>g']) {
      expect(markup).toContain(tag);
    }
  });

  it('leads to pages of the shop by their names, in its language', () => {
    expect(renderText('[shipping](shipping)', 'nl').html).toBe(
      '<p><a href="/nl/verzending">shipping</a></p>',
    );
    expect(html('[law](https://eur-lex.europa.eu)')).toContain('<a href="https://eur-lex.europa.eu">law</a>');
    expect(html('[us](mailto:a@example.com)')).toContain('href="mailto:a@example.com"');
  });

  it('leads to the shop’s own pages by their paths, in its language', () => {
    const shown = (target: string) => renderText(`[x](${target})`, 'nl').html;
    expect(shown('/webshop')).toBe('<p><a href="/nl/webshop">x</a></p>');
    expect(shown('/shipping#text-prices')).toBe('<p><a href="/nl/verzending#text-prices">x</a></p>');
    expect(shown('/fr/webshop/papillons-de-nuit')).toBe('<p><a href="/nl/webshop/nachtvlinders">x</a></p>');
    expect(shown('/webshop/moths/saturniidae/genus/actias/luna')).toBe(
      '<p><a href="/nl/webshop/nachtvlinders/saturniidae/genus/actias/luna">x</a></p>',
    );
    expect(shown('/search?q=a"b')).toBe('<p><a href="/nl/zoeken?q=a%22b">x</a></p>');
  });

  it('leads to a site by its name alone, and to its own headings', () => {
    expect(html('[bpost](www.bpost.be)')).toBe('<p><a href="https://www.bpost.be">bpost</a></p>');
    expect(html('[track](bpost.be/track?a=1&b=2)')).toContain('href="https://bpost.be/track?a=1&amp;b=2"');
    expect(html('[x](HTTPS://bpost.be)')).toContain('href="https://bpost.be"');
    expect(html('[back](#sending-it-back)\n\n## Sending it back')).toContain(
      '<a href="#text-sending-it-back">',
    );
    expect(html('[back](#text-a--2)\n\n## A\n\n## A')).toContain('<a href="#text-a--2">');
  });

  it('shows the shop’s own pictures, in words too', () => {
    expect(html('![A *morpho* & "more"](/pictures/abc-640.webp)')).toBe(
      '<p><img src="/pictures/abc-640.webp" alt="A *morpho* &amp; &quot;more&quot;" loading="lazy" /></p>',
    );
    expect(html('![A morpho](https://x.example/a.png)')).toBe('<p>A morpho</p>');
  });

  it('keeps the lines of an address apart', () => {
    expect(html('Street 1  \nGent')).toBe('<p>Street 1<br />Gent</p>');
  });

  it('closes what it opens around a link that leads nowhere', () => {
    expect(html('[bpost](nowhere) and **well**')).toBe('<p>bpost and <strong>well</strong></p>');
    expect(html('*[a](x) [b](y)* [c](shipping)')).toBe('<p><em>a b</em> <a href="/shipping">c</a></p>');
  });

  it('is shown as it was typed when nobody can read it as Markdown', () => {
    const deep = `${'>'.repeat(20_000)} <b>deep</b>\n\nnext`;
    const { html: shown, headings } = renderText(deep, 'en');
    expect(shown).toMatch(/^<p>(&gt;)+ &lt;b&gt;deep&lt;\/b&gt;<\/p>\n<p>next<\/p>$/);
    expect(headings).toEqual([]);
  });

  it('keeps the words of a link that leads nowhere', () => {
    for (const target of ['nowhere', 'insect', '/tools', '//evil.example', '#x', '../x', 'ftp://x.example']) {
      expect(html(`[words](${target})`)).toBe('<p>words</p>');
    }
  });

  it('names its headings, each with an id of its own', () => {
    const { headings } = renderText('# 1. A & B\n\n## Same\n\n### Same', 'en');
    expect(headings).toEqual([
      { id: 'text-1-a-b', text: '1. A & B' },
      { id: 'text-same', text: 'Same' },
      { id: 'text-same--2', text: 'Same' },
    ]);
  });
});

const ATTACKS = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x)',
  '[x](contact "onclick=alert(1)")',
  '[x](https://x.example/"onmouseover="alert(1))',
  '![x](javascript:alert(1))',
  '![x"onerror="alert(1)](https://x.example/a.png)',
  '<javascript:alert(1)>',
  '<div style="position:fixed">x</div>',
  '<p id="main" onclick="x()">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<<script>script>alert(1)<</script>/script>',
  '<b <script>alert(1)</script>>',
  '## <img src=x onerror=alert(1)> heading',
  '| <script>x</script> |\n| - |\n| <style>x</style> |',
  '```html\n<script>alert(1)</script>\n```',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '[x]: javascript:alert(1)\n\n[x]',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
];

describe('Nothing that acts comes through', () => {
  it.each(ATTACKS)('of %s', (attack) => {
    expectHarmless(html(attack));
    for (const { text } of renderText(attack, 'en').headings) expect(text).not.toMatch(/<\/?[a-z!?]/i);
    expect(plainText(`A ${attack} title`)).not.toMatch(/<\/?[a-z!?]/i);
  });

  it('of anything put together from such pieces', () => {
    const piece = fc.oneof(
      fc.constantFrom(...ATTACKS, '<', '>', '"', '](', '[', '`', '\n', '#'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        expectHarmless(html(pieces.join('')));
        expect(plainText(pieces.join(''))).not.toMatch(/<\/?[a-z!?]/i);
      }),
    );
  });
});

/** Each element with how deep it stands, as the tags say by themselves; fails where one is not closed in its turn. */
function outlineOf(markup: string): string[] {
  const open: string[] = [];
  return [...markup.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)].flatMap(([, isClosing, name = '', isEmpty]) => {
    if (isClosing) {
      expect(name).toBe(open.pop());
      return [];
    }
    const line = `${open.length} ${name}`;
    if (!isEmpty) open.push(name);
    return [line];
  });
}

function outlineDrawn(element: Element, depth = 0): string[] {
  return [...element.children].flatMap((child) => [
    `${depth} ${child.tagName.toLowerCase()}`,
    ...outlineDrawn(child, depth + 1),
  ]);
}

const TARGETS = [
  'shipping',
  'nowhere',
  '/webshop',
  '/tools',
  'www.bpost.be',
  '#one',
  '#none',
  'HTTPS://a.be',
  '',
];
const WORDS = [
  'word',
  '**well**',
  '*it*',
  '`code`',
  '~~no~~',
  '\\',
  '&lt;',
  '<b>',
  '</p>',
  'https://a.be',
  'a@b.be',
];
const LINE_STARTS = [
  '',
  '',
  '# ',
  '## one',
  '> ',
  '- ',
  '- [x] ',
  '1. ',
  '    ',
  '```',
  '---',
  '| a | b |\n|-|-|\n| ',
];

const words = fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 6 }));
const link = fc
  .tuple(
    fc.constantFrom('[', '![', '**[', '*['),
    words,
    fc.constantFrom(...TARGETS),
    fc.constantFrom(')', ')*', ')**'),
  )
  .map(([open, said, target, close]) => `${open}${said}](${target}${close}`);
const line = fc
  .tuple(fc.constantFrom(...LINE_STARTS), fc.array(fc.oneof(words, link), { maxLength: 5 }))
  .map(([start, parts]) => start + parts.join(' '));
const markdown = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\n\n', '  \n')), { maxLength: 8 })
  .map((lines) => `${lines.flat().join('')}\n\n## [The](nowhere) end`);

describe('Whatever Markdown is typed', () => {
  it('becomes markup that closes what it opens, that browsers read as it is, and that pages take', () => {
    fc.assert(
      fc.property(markdown, (typed) => {
        const { html: markup, headings } = renderText(typed, 'en');
        // What cannot be read has none.
        expect(headings).toEqual([...readMarkdown(typed).headings.values()]);
        expect(refusedMarkup(typed, 'en')?.message).not.toBe('markdownUnreadable');
        expect(outlineOf(markup)).toEqual(outlineDrawn(drawn(markup)));
        expect(isPlainMarkup(markup)).toBe(true);
        expectHarmless(markup);
      }),
      { numRuns: isLongRun ? 300 : 60 },
    );
  });
});

describe('A title', () => {
  it('keeps what is no markup', () => {
    expect(plainText('Sizes < 5 mm & prices > 3 €')).toBe('Sizes < 5 mm & prices > 3 €');
  });
});
