import { describe, expect, it } from '@jest/globals';
import { addressIn, clientFiles, clientPath, contentName } from './content-name.ts';

const INTEGRITY = 'sha256-oqVu+AfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HM=';
const OF_BEFORE = 'sha384-oqVu+AfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8w';

describe('A file for browsers', () => {
  it('is called by its content, in letters that an address and a folder can hold', () => {
    expect(contentName('home.js', INTEGRITY)).toBe('home.oqVu-AfXRKap7fdg.js');
    expect(contentName('2.js.LICENSE.txt', INTEGRITY)).toBe('2.js.LICENSE.oqVu-AfXRKap7fdg.txt');
    expect(contentName('home.js', OF_BEFORE)).toBe('home.oqVu-AfXRKap7fdg.js');
  });

  it('keeps a name that says its content already, for a stylesheet says it too', () => {
    const name = contentName('serif.woff2', INTEGRITY);
    expect(contentName(name, INTEGRITY)).toBe(name);
  });

  it('is asked for where it lies: in the pool by its content, in a folder of its version by its name', () => {
    expect(addressIn('/releases/catalog/files/', 'home.js', INTEGRITY)).toBe(
      '/releases/catalog/files/home.oqVu-AfXRKap7fdg.js',
    );
    expect(addressIn('/releases/catalog/v1/client/', 'home.js', INTEGRITY)).toBe(
      '/releases/catalog/v1/client/home.js',
    );
  });

  it('keeps its name when its content is not known', () => {
    expect(contentName('home.js', '')).toBe('home.js');
  });

  const release = (contract: number) => ({ contract, version: 'v1', client: { 'home.js': INTEGRITY } });

  it('lies in one pool for all versions, and for who released before there was one below its version', () => {
    expect(clientPath(release(3), 'home.js')).toBe('files/home.oqVu-AfXRKap7fdg.js');
    expect(clientPath(release(2), 'home.js')).toBe('v1/client/home.js');
    expect(clientFiles(release(3))).toEqual({ 'home.oqVu-AfXRKap7fdg.js': INTEGRITY });
    expect(clientFiles(release(2))).toEqual({ 'home.js': INTEGRITY });
  });
});
