import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import type { ReadPost } from '../rules/read-wording.ts';
import { createPost } from './edit-posts.ts';

const all = (text: string) => ({ en: text, nl: text, fr: text });
const POST: ReadPost = {
  wording: { title: all('Moths'), description: all(''), lead: all(''), body: all('') },
  slug: { en: 'moths', nl: 'motten', fr: 'mites' },
  publishedAt: null,
};

eachDatabase('Editors of the blog', (open) => {
  it('who take one address at the same moment are told that it is taken, all but one', async () => {
    const database = await open();
    const staff = { accountId: null, email: 'owner@example.com', role: 'owner', requestId: 'by-hand' };
    const writing = { database, staff, now: new Date('2026-03-02T10:00:00.000Z') };
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => createPost(writing, POST)));
    const refused = outcomes.filter(({ isRefused }) => isRefused);
    expect(refused).toHaveLength(7);
    for (const outcome of refused) {
      expect(outcome).toMatchObject({
        kind: 'rejected',
        errors: { 'slug.en': { message: 'postSlugTaken' } },
      });
    }
  });
});
