import { describe, expect, it } from '@jest/globals';
import { beginEdit, change, choose, isChanged, rebase, saved, valuesOf } from './edit.ts';

const held = (name: string, price: string, revision = 1) => ({ values: { name, price }, revision });
const opened = () => beginEdit(held('Papilio', '10'));

describe('an edit', () => {
  it('is none when what was typed is put back', () => {
    const typed = change(opened(), 'name', 'Papilio machaon');
    expect(isChanged(typed)).toBe(true);
    expect(isChanged(change(typed, 'name', 'Papilio'))).toBe(false);
  });

  it('takes over what only somebody else changed, and keeps what only this form changed', () => {
    const edit = rebase(change(opened(), 'name', 'Papilio machaon'), held('Papilio', '12', 2));
    expect(valuesOf(edit)).toEqual({ name: 'Papilio machaon', price: '12' });
    expect([edit.contested, edit.base.revision]).toEqual([[], 2]);
  });

  it('leaves the choice where both changed the same field', () => {
    const edit = rebase(change(opened(), 'name', 'Mine'), held('Theirs', '10', 2));
    expect([edit.contested, valuesOf(edit).name]).toEqual([['name'], 'Mine']);
    expect(valuesOf(choose(edit, 'name', 'theirs')).name).toBe('Theirs');
    expect(valuesOf(choose(edit, 'name', 'mine')).name).toBe('Mine');
    expect(choose(edit, 'name', 'mine').contested).toEqual([]);
  });

  it('still asks when the record changes once more before the choice', () => {
    const first = rebase(change(opened(), 'name', 'Mine'), held('Theirs', '10', 2));
    expect(rebase(first, held('Theirs', '11', 3)).contested).toEqual(['name']);
  });

  it('has nothing to choose where both came to the same', () => {
    const edit = rebase(change(opened(), 'name', 'Same'), held('Same', '10', 2));
    expect([edit.contested, isChanged(edit)]).toEqual([[], false]);
  });

  it('keeps what was typed while it was being saved', () => {
    const sent = change(opened(), 'name', 'One');
    const typedOn = change(sent, 'name', 'Two');
    const after = saved(typedOn, valuesOf(sent));
    expect([valuesOf(after).name, isChanged(after)]).toEqual(['Two', true]);
    expect(rebase(after, held('One', '10', 2)).contested).toEqual([]);
  });
});
