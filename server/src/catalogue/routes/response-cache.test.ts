import { describe, expect, it } from '@jest/globals';
import { createResponseCache, type ResponseCache } from './response-cache.ts';

const BOUNDS = { maxBytes: 8 * 1024 * 1024, maxAgeMs: 60_000 };

const answer = (text: string) => async () => Buffer.from(text);

/** Asked for a second time, which is when it is cached. */
async function again(answers: ResponseCache<string>, address: string, make: () => Promise<Buffer>) {
  for (const _time of [1, 2]) await answers.fetch('1', address, make);
}

describe('Pages of lists that were answered', () => {
  it('are not cached where they are seen once: they leave room to others', async () => {
    const answers = createResponseCache(BOUNDS);
    await answers.fetch('1', '/once', answer('x'));
    expect(answers.get('1', '/once')).toBeUndefined();
    await answers.fetch('1', '/once', answer('x'));
    expect(answers.get('1', '/once')).toBeDefined();
  });

  it('are answered the same again, until the catalogue changes', async () => {
    const answers = createResponseCache(BOUNDS);
    await again(answers, '/a', answer('before'));
    expect(String(await answers.fetch('1', '/a', answer('after')))).toBe('before');
    expect(String(answers.get('1', '/a'))).toBe('before');
    expect(answers.get('2', '/a')).toBeUndefined();
    expect(answers.get('1', '/a')).toBeUndefined();
  });

  it('are made once for all who ask meanwhile', async () => {
    const answers = createResponseCache(BOUNDS);
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    let made = 0;
    const make = () => {
      made += 1;
      return promise;
    };
    const all = [answers.fetch('1', '/a', make), answers.fetch('1', '/a', make)];
    resolve(Buffer.from('one'));
    expect((await Promise.all(all)).map(String)).toEqual(['one', 'one']);
    expect(made).toBe(1);
  });

  it('are not cached when the catalogue changed while they were made', async () => {
    const answers = createResponseCache(BOUNDS);
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    const old = answers.fetch('1', '/a', () => promise);
    answers.get('2', '/a');
    resolve(Buffer.from('old'));
    await old;
    expect(answers.get('2', '/a')).toBeUndefined();
  });

  it('are not cached when there was no such page, or when it failed', async () => {
    const answers = createResponseCache(BOUNDS);
    expect(await answers.fetch('1', '/a', async () => 'no-page')).toBe('no-page');
    const failing = () => Promise.reject(new Error('away'));
    await expect(answers.fetch('1', '/a', failing)).rejects.toThrow('away');
    expect(String(await answers.fetch('1', '/a', answer('now')))).toBe('now');
  });

  it('are bounded: what nobody asked for longest goes first', async () => {
    const answers = createResponseCache(BOUNDS);
    for (let n = 0; n < 500; n += 1) await again(answers, `/${n}`, answer('x'));
    answers.get('1', '/0');
    await again(answers, '/500', answer('x'));
    expect(answers.get('1', '/1')).toBeUndefined();
    expect(answers.get('1', '/0')).toBeDefined();
    const large = async () => Buffer.alloc(7 * 1024 * 1024);
    await again(answers, '/large', large);
    await again(answers, '/larger', large);
    expect(answers.get('1', '/large')).toBeUndefined();
    expect(answers.get('1', '/larger')).toBeDefined();
  });
});
