import { expect, it } from '@jest/globals';
import { findFormDraft, keepFormDraft } from './form-drafts.ts';
import { eachDatabase } from '../../database/testing/databases.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const draft = (message: string) => ({ typed: { message }, message: '', fields: {} });

eachDatabase('What was typed in a form that was not taken', (open) => {
  it('opens with its token, not with another, and not after half an hour', async () => {
    const { kysely } = await open();
    const token = await keepFormDraft(kysely, draft('Ada'), NOW);
    await keepFormDraft(kysely, draft('Bea'), NOW);
    expect(await findFormDraft(kysely, token, later(29))).toEqual(draft('Ada'));
    expect(await findFormDraft(kysely, token.toLowerCase(), NOW)).toBeNull();
    expect(await findFormDraft(kysely, token, later(31))).toBeNull();
  });

  it('is stored for five hundred at most: the oldest goes, and what is over goes with the next', async () => {
    const { kysely } = await open();
    const count = async () => (await kysely.selectFrom('form_drafts').selectAll().execute()).length;
    const first = await keepFormDraft(kysely, draft('first'), NOW);
    const expires_at = later(31).toISOString();
    const others = Array.from({ length: 499 }, (_, index) => `other-${index}`);
    const rows = others.map((token_hash) => ({ token_hash, draft: '{}', expires_at }));
    await kysely.insertInto('form_drafts').values(rows).execute();
    expect(await findFormDraft(kysely, first, later(1))).toEqual(draft('first'));
    await keepFormDraft(kysely, draft('next'), later(2));
    expect(await findFormDraft(kysely, first, later(1))).toBeNull();
    expect(await count()).toBe(500);
    await keepFormDraft(kysely, draft('last'), later(60));
    expect(await count()).toBe(1);
  });
});
