import { describe, expect, it } from '@jest/globals';
import { writeEarly } from '../model/boot/early-files.ts';
import { startScript } from '../model/boot/start-script.ts';
import { filesIn, filesOfSameReleases, isPicture, isReleaseFile } from './page-files.ts';

const SHOP = 'https://vitrine.test';
const SHELL = `${SHOP}/releases/shell/files`;
const CATALOG = 'https://catalog.test/catalog/files';

describe('the files of a page', () => {
  it('are its scripts, styles and fonts, wherever they come from, each once', () => {
    const html = `<html><head>
      <link rel="alternate" hreflang="nl" href="/nl">
      <link rel="icon" href="/favicon.svg" type="image/svg+xml">
      <link rel="preload" as="font" href="/releases/shell/files/serif.woff2" crossorigin="anonymous">
      <link rel="stylesheet" href="/releases/shell/files/styles.css" integrity="sha384-x">
      <script>${startScript({ url: '/releases/shell/files/main.js', integrity: 'sha384-x' })}</script>
      <script async src="${CATALOG}/remoteEntry.js"></script>
      </head><body><img src="/pictures/a-320.jpg">
      ${writeEarly([
        { url: '/releases/shell/files/163.js', integrity: 'sha256-a' },
        { url: `${CATALOG}/remoteEntry.js`, integrity: 'sha256-x' },
        { url: `${CATALOG}/499.js`, integrity: 'sha256-y' },
      ])}`;
    expect(filesIn(html, SHOP)).toEqual([
      `${SHELL}/main.js`,
      `${SHELL}/serif.woff2`,
      `${SHELL}/styles.css`,
      `${CATALOG}/remoteEntry.js`,
      `${SHELL}/163.js`,
      `${CATALOG}/499.js`,
    ]);
  });

  it('are joined by those that it asked for itself, of the same releases only', () => {
    const fetched = [
      `${CATALOG}/499.js`,
      `${SHOP}/releases/account/files/1.js`,
      `${SHOP}/api/frame`,
      'no address',
    ];
    expect(filesOfSameReleases(fetched, [`${CATALOG}/remoteEntry.js`])).toEqual([`${CATALOG}/499.js`]);
  });

  it('may lie below their version, as they did before contract 3', () => {
    const file = new URL('/releases/shell/19e0d269b068c798/client/main.js', SHOP);
    expect(isReleaseFile(file)).toBe(true);
  });

  it('never are a pointer or a file of the server', () => {
    const isOne = (path: string) => isReleaseFile(new URL(path, SHOP));
    expect(isOne('/releases/shell/remote.json')).toBe(false);
    expect(isOne('/releases/shell/19e0d269b068c798/server/main.cjs')).toBe(false);
  });
});

describe('a picture', () => {
  it('is one of the shop’s own, by its name', () => {
    expect(isPicture(new URL('/pictures/f73f-320.avif', SHOP), SHOP)).toBe(true);
    expect(isPicture(new URL('https://elsewhere.test/pictures/f73f-320.avif'), SHOP)).toBe(false);
    expect(isPicture(new URL('/pictures/../api/account', SHOP), SHOP)).toBe(false);
  });
});
