import { describe, expect, it } from '@jest/globals';
import { BARE_FRAME } from './bare-frame.ts';
import type { Boot } from './boot-schema.ts';
import { parseBoot, writeBoot } from './boot.ts';

const UUID = 'C2158B05-88C4-4756-9F5A-7D53E88FE46B';

function bootWith(data: unknown): Boot {
  const rest = {
    profile: null,
    publicUrl: '',
    down: [],
    slot: [],
    alternates: null,
    errors: null,
  };
  return { ...rest, frame: BARE_FRAME, loaderData: { page: data } };
}

describe('The data that come with a page', () => {
  it('are read as they were, whatever a shopper typed', () => {
    const texts = [
      UUID,
      UUID.toLowerCase(),
      `"${UUID}"`,
      `\\/${UUID.toLowerCase()}`,
      `/${UUID.toLowerCase()}`,
    ];
    const boot = bootWith({ texts, [UUID]: { amount: 1 }, said: '</script>\u2028\\' });
    expect(parseBoot(writeBoot(boot))).toEqual(boot);
  });

  it('say a uuid as the addresses of the page do', () => {
    const text = writeBoot(bootWith({ uuid: UUID }));
    expect(text).toContain(UUID.toLowerCase());
    expect(text).not.toContain(UUID);
  });

  it('cannot end the element that they are in', () => {
    expect(writeBoot(bootWith('</script><script>'))).not.toContain('</script>');
  });
});
