import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { plainText, renderText } from './render-text.ts';

const html = (markdown: string) => renderText(markdown, 'en').html;

/** What a browser would make of it. */
const drawn = (markup: string) => new JSDOM(`<body>${markup}</body>`).window.document.body;

const HARMLESS = new Set('H2 H3 P UL OL LI STRONG EM A BLOCKQUOTE TABLE THEAD TBODY TR TH TD'.split(' '));

function expectHarmless(markup: string): void {
  for (const element of drawn(markup).querySelectorAll('*')) {
    expect(HARMLESS).toContain(element.tagName);
    for (const { name, value } of element.attributes) {
      expect(['id', 'href', 'scope']).toContain(name);
      if (name === 'href') expect(value).toMatch(/^(\/|https?:\/\/|mailto:)/i);
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

describe('A title', () => {
  it('keeps what is no markup', () => {
    expect(plainText('Sizes < 5 mm & prices > 3 €')).toBe('Sizes < 5 mm & prices > 3 €');
  });
});
