import { expect, it } from '@jest/globals';
import { askSubscription } from '../../contact/index.ts';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { openAccountDesk, PASSWORD, type Visitor } from '../../testing/desks/account-desk.ts';

const OLD = 'ada@example.com';
const NEW = 'ada@new.example';

async function openMove(open: OpenDatabase) {
  const desk = await openAccountDesk(await open());
  const { database, now } = desk;
  const live = () =>
    database.kysely
      .selectFrom('subscriptions')
      .select(['kind', 'email', 'species', 'state'])
      .where('state', '<>', 'ended')
      .orderBy('kind')
      .execute();
  const want = async (email: string, species: string, isConfirmed = true) => {
    const kind = species === '' ? 'newsletter' : 'restock';
    await askSubscription(database, { kind, email, locale: 'en', species }, now());
    if (!isConfirmed) return;
    const wish = database.kysely.updateTable('subscriptions').set({ state: 'confirmed' });
    await wish.where('email', '=', email).where('species', '=', species).execute();
  };
  const move = async (ada: Visitor) => {
    const change = { email: NEW, emailConfirmation: NEW, currentPassword: PASSWORD };
    await ada.post('/api/account/email', change);
    await ada.post('/api/auth/confirm', { token: await desk.tokenFrom('account-new-email') });
  };
  return { desk, live, want, move };
}

eachDatabase('A proved change of address', (open) => {
  it('takes the newsletter and what is waited for along, and leaves those of others', async () => {
    const { desk, live, want, move } = await openMove(open);
    const ada = await desk.confirmed();
    await want(OLD, '');
    await want(OLD, 'Papilio machaon');
    await want('bo@example.com', 'Papilio machaon');
    await move(ada);
    expect((await ada.get('/api/account')).json()).toMatchObject({ email: NEW, newsletter: 'confirmed' });
    expect((await live()).map(({ kind, email }) => `${kind} ${email}`).toSorted()).toEqual([
      `newsletter ${NEW}`,
      `restock ${NEW}`,
      'restock bo@example.com',
    ]);
    await ada.post('/api/account/newsletter', { wants: false });
    expect((await ada.get('/api/account')).json()).toMatchObject({ newsletter: 'none' });
  });

  it('leaves one of what the new address wants too', async () => {
    const { desk, live, want, move } = await openMove(open);
    const ada = await desk.confirmed();
    await want(OLD, '');
    await want(NEW, '', false);
    await want(OLD, 'Papilio machaon');
    await want(NEW, 'Papilio machaon');
    await move(ada);
    expect(await live()).toEqual([
      { kind: 'newsletter', email: NEW, species: '', state: 'confirmed' },
      { kind: 'restock', email: NEW, species: 'Papilio machaon', state: 'confirmed' },
    ]);
  });

  it('moves nothing of an address that was not proved to be theirs', async () => {
    const { desk, live, want, move } = await openMove(open);
    await want(OLD, '');
    await move(await desk.registered());
    expect(await live()).toEqual([{ kind: 'newsletter', email: OLD, species: '', state: 'confirmed' }]);
  });
});
