import { describe, expect, it } from '@jest/globals';
import { isPlainMarkup } from './plain-markup.ts';

describe('The page takes as markup', () => {
  it.each([
    '',
    'Two &lt; three',
    '<h2 id="text-about">About</h2><p>Read <a href="/conditions">on</a>, or <a href="mailto:a@b.be">write</a>.</p>',
    '<p>Street 1<br />Gent <a href="#text-a">on</a><img src="/pictures/a-640.webp" alt="A morpho" loading="lazy" /></p>',
    '<table><thead><tr><th scope="col">Grade</th></tr></thead><tbody><tr><td>A1</td></tr></tbody></table>',
    '<svg class="pswp__icn" viewBox="0 0 20 20" aria-hidden="true" stroke-width="1.5"><path d="M4 10h12"/></svg>',
    '<svg aria-hidden="true"><use class="pswp__icn-shadow" xlink:href="#pswp__icn-close"></use></svg>',
    '<svg viewBox="0 0 32 32"><path fill-rule="evenodd" clip-rule="evenodd" d="M2 1z" id="pswp__icn-loading"/></svg>',
    '<svg viewBox="0 0 60 60"><use class="pswp__icn-shadow" xlink:href="#pswp__icn-arrow"/><path fill="currentColor" d="M1 6v-2h6v2z"/></svg>',
  ])('what the shop writes: %s', (html) => {
    expect(isPlainMarkup(html)).toBe(true);
  });
});

describe('The page does not take as markup', () => {
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT src="/a.js">',
    '<p onclick="alert(1)">x</p>',
    '<img src="x" onerror="alert(1)">',
    '<img src="//elsewhere.example/a.png" alt="" />',
    '<img src="/api/auth/logout" alt="" />',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    "<a href='/x'>x</a>",
    '<p class="a"onclick="alert(1)">x</p>',
    '<svg><use xlink:href="data:image/svg+xml,x"></use></svg>',
    '<iframe srcdoc="x"></iframe>',
    '<form action="/api/auth/logout"><button>x</button></form>',
    '<p style="color:red">x</p>',
    '<!-- <p>x</p> -->',
    '<p title="<script>">x</p>',
    '<p',
  ])('%s', (html) => {
    expect(isPlainMarkup(html)).toBe(false);
  });
});
