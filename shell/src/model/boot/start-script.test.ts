/** @jest-environment @vitrine/shared/build/browser-environment */
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { startedFile, startScript } from './start-script.ts';

const MAIN = { url: 'https://files.example/shell/files/main.0123.js', integrity: 'sha384-abc' };

/** As a browser does with a script that stands in a page; the one that it inserts is not fetched here. */
function run(text: string, trustedTypes?: object): HTMLScriptElement | null {
  runInNewContext(text, { document, self: { trustedTypes } });
  return document.head.querySelector('script');
}

beforeEach(() => document.head.replaceChildren());

describe('the first script of a page', () => {
  it('brings the one file that its text names, with its hash', () => {
    expect(run(startScript(MAIN))).toMatchObject({ src: MAIN.url, integrity: MAIN.integrity });
  });

  it('makes a policy where one is demanded that knows this address alone', () => {
    const made: string[] = [];
    const createPolicy = (name: string, rules: { createScriptURL(text: string): string }) => {
      made.push(name, rules.createScriptURL('https://elsewhere.example/x.js'));
      return rules;
    };
    expect(run(startScript(MAIN), { createPolicy })?.src).toBe(MAIN.url);
    expect(made).toEqual(['start', MAIN.url]);
  });

  it('cannot be ended by an address, and the worker reads the address again', () => {
    const odd = { url: '/files/</script>.js', integrity: '' };
    expect(startScript(odd)).not.toContain('<');
    expect(startedFile(`<p>a</p><script>${startScript(MAIN)}</script>`)).toBe(MAIN.url);
    expect(startedFile('<script src="/a.js"></script>')).toBeNull();
  });
});
