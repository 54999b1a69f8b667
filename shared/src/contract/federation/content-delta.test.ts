import { describe, expect, it } from '@jest/globals';
import { deltaName, filesOfDelta, hasDeltas, patternOfVersions } from './content-delta.ts';

const NEW = 'home.en.oqVu-AfXRKap7fdg.js';
const OLD_HASH = 'AAAAAAAAAAAA_-00';

describe('A file that is sent as what it has beyond another version', () => {
  it('is offered as a dictionary for each later version of itself, in every release', () => {
    expect(patternOfVersions(NEW)).toBe('home.en.*.js');
    expect(patternOfVersions('styles.oqVu-AfXRKap7fdg.css')).toBe('styles.*.css');
  });

  it('has a name that says both versions, so that it goes with either', () => {
    const delta = deltaName(NEW, OLD_HASH);
    expect(delta).toBe('home.en.oqVu-AfXRKap7fdg.js.AAAAAAAAAAAA_-00.dcb');
    expect(filesOfDelta(delta)).toEqual({ made: NEW, from: 'home.en.AAAAAAAAAAAA_-00.js' });
  });

  it.each(['serif.oqVu-AfXRKap7fdg.woff2', 'home.js', 'remote.json', '', '../home.oqVu-AfXRKap7fdg.js'])(
    'is a script or a stylesheet named by content, and no other: %s',
    (file) => {
      expect(hasDeltas(file)).toBe(false);
      expect(filesOfDelta(deltaName(file, OLD_HASH))).toBeNull();
    },
  );
});
