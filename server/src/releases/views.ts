import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { evictOldest } from '@vitrine/shared/platform/evict-oldest';

/** Longest that a page is believed to have been asked for a moment ago. */
const VIEW_MINUTES = 15;
const BLOCK = 16;
const AT_ONCE = 256;
const MOST_REMEMBERED = 10_000;

/**
 * Tokens of answered pages, which only this shop can make, and anyone can use once. Each is one enciphered block of a
 * number that never comes twice, the minute, and four zeros: who has not the key can neither guess nor make one. Made by
 * the hundred they cost less.
 * @param key 32 bytes, the same for all processes of a shop
 */
export function createViews(key: Buffer, now: () => Date) {
  const start = randomBytes(4).readUInt32BE();
  const used = new Set<string>();
  let made = 0;
  let pool: Buffer = Buffer.alloc(0);
  let madeAt = 0;

  const minute = () => Math.floor(now().getTime() / 60_000);

  function fill(): Buffer {
    const blocks = Buffer.alloc(BLOCK * AT_ONCE);
    for (let place = 0; place < blocks.length; place += BLOCK) {
      blocks.writeUInt32BE(start, place);
      blocks.writeUInt32BE((made = (made + 1) >>> 0), place + 4);
      blocks.writeUInt32BE(minute(), place + 8);
    }
    return createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(blocks);
  }

  function make(): string {
    if (pool.length === 0 || madeAt !== minute()) {
      madeAt = minute();
      pool = fill();
    }
    const token = pool.subarray(0, BLOCK).toString('base64');
    pool = pool.subarray(BLOCK);
    return token;
  }
  /** Whether a page with this token was answered lately, and nothing was reported from it yet. */
  function take(token: string): boolean {
    const block = Buffer.from(token, 'base64');
    const id = block.toString('hex');
    if (block.length !== BLOCK || used.has(id)) return false;
    const open = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(block);
    const age = minute() - open.readUInt32BE(8);
    if (open.readUInt32BE(12) !== 0 || age < 0 || age > VIEW_MINUTES) return false;
    used.add(id);
    evictOldest(used, MOST_REMEMBERED);
    return true;
  }

  return { make, take };
}
