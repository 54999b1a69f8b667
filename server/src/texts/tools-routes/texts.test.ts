import { beforeAll, expect, it } from '@jest/globals';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';
import { seedTexts } from '../seed-texts.ts';

const SILENT = { en: '', nl: '', fr: '' };
const all = (text: string) => ({ en: `${text} en`, nl: `${text} nl`, fr: `${text} fr` });
const WORDING = { title: all('Title'), description: all('About'), lead: SILENT, body: all('## Body') };
const DRAFT = { ...WORDING, slug: SILENT, isPublished: false, publishedAt: '' };

async function openOffice(open: OpenDatabase) {
  const desk = await openToolsDesk(await open());
  await seedTexts(desk.database);
  const owner = await desk.atWork('owner');
  const read = async () => (await owner.get('/api/tools/texts/conditions')).json();
  const shown = async (path: string) => {
    desk.passMinutes(1);
    return desk.visitor().get(path);
  };
  const add = (more: object = {}) => owner.post('/api/tools/posts', { ...DRAFT, ...more });
  const edit = (post: { id: number; revision: number }, more: object = {}) =>
    owner.send('PUT', `/api/tools/posts/${post.id}`, { ...DRAFT, revision: post.revision, ...more });
  return { desk, owner, read, shown, add, edit };
}

eachDatabase('Who writes a page of text', (open) => {
  it('saves a next version, which shoppers read, and finds who wrote which', async () => {
    const { owner, read, shown } = await openOffice(open);
    const held = await read();
    const saved = await owner.send('PUT', '/api/tools/texts/conditions', { ...WORDING, revision: 1 });
    expect(saved.json().text).toMatchObject({
      ...{ revision: 2, wording: { body: { nl: '## Body nl' } } },
      versions: [
        { version: 2, by: 'owner@example.com' },
        { version: 1, by: '' },
      ],
    });
    expect((await shown('/api/texts/conditions?locale=fr')).json()).toMatchObject({
      ...{ title: 'Title fr', version: 2, html: expect.stringContaining('Body fr</h2>') },
    });
    const first = (await owner.get('/api/tools/texts/conditions/versions/1')).json();
    expect(first).toEqual(held.wording);
    const restored = await owner.send('PUT', '/api/tools/texts/conditions', { ...first, revision: 2 });
    expect(restored.json().text).toMatchObject({ revision: 3, wording: first });
  });

  it('keeps no version of what says the same, and overwrites nobody', async () => {
    const { owner } = await openOffice(open);
    const save = (revision: number, more: object = {}) =>
      owner.send('PUT', '/api/tools/texts/about', { ...WORDING, ...more, revision });
    const both = await Promise.all([save(1), save(1, { lead: all('Lead') })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      ...{ code: 'changed-meanwhile', by: 'owner@example.com', current: { revision: 2 } },
    });
    const { wording } = (await owner.get('/api/tools/texts/about')).json();
    const same = await save(2, wording);
    expect(same.json()).toMatchObject({ auditId: 0, text: { revision: 2 } });
  });

  it('is told when the text that comes with the shop changed; what they wrote stays until they decide', async () => {
    const { desk, owner } = await openOffice(open);
    const { kysely } = desk.database;
    const text = async () => (await owner.get('/api/tools/texts/privacy')).json();
    const todo = async () =>
      (await owner.get('/api/tools/dashboard?range=days'))
        .json()
        .todo.find(({ kind }: { kind: string }) => kind === 'new-texts')?.count ?? 0;
    expect(await text()).not.toHaveProperty('shipped');
    // As a release before this one gave it, and then in the owner's own words.
    const rows = await kysely.selectFrom('texts').selectAll().where('name', '=', 'privacy').execute();
    const given = rows.map(({ id: _id, ...row }) => ({ ...row, version: 2, body: 'As it was' }));
    await kysely.insertInto('texts').values(given).execute();
    const own = await owner.send('PUT', '/api/tools/texts/privacy', { ...WORDING, revision: 2 });
    expect(own.json().text.shipped.body.en).toBe(rows.find(({ locale }) => locale === 'en')?.body);
    expect(await todo()).toBe(1);
    expect((await text()).wording).toMatchObject(WORDING);

    const { revision, shipped, wording } = await text();
    const kept = { ...wording, revision, settlesShipped: true };
    expect((await owner.send('PUT', '/api/tools/texts/privacy', kept)).json().text).toMatchObject({
      wording,
      revision,
    });
    expect([await todo(), (await text()).shipped]).toEqual([0, undefined]);

    await kysely.deleteFrom('settings').where('key', '=', 'shipped-texts').execute();
    await owner.send('PUT', '/api/tools/texts/privacy', { ...shipped, revision, settlesShipped: true });
    expect(await text()).toMatchObject({ wording: shipped, revision: revision + 1 });
    expect(await todo()).toBe(0);
    await owner.send('PUT', '/api/tools/texts/privacy', { ...WORDING, revision: revision + 1 });
    expect(await todo()).toBe(0);
  });
});

eachDatabase('Who writes what no page shows', (open) => {
  /** Of all tests: nothing that is refused changes it. */
  let office: Awaited<ReturnType<typeof openOffice>>;
  beforeAll(async () => {
    office = await openOffice(open);
  });

  it('is told which language misses what', async () => {
    const { owner } = office;
    const body = { ...WORDING, title: { ...WORDING.title, nl: ' ' }, revision: 1 };
    const answer = await owner.send('PUT', '/api/tools/texts/about', body);
    expect(Object.keys(answer.json().validationErrors)).toEqual(['title.nl']);
    expect((await owner.send('PUT', '/api/tools/texts/about', { title: 'x' })).statusCode).toBe(400);
    expect((await owner.get('/api/tools/texts/nothing')).statusCode).toBe(404);
    expect((await owner.get('/api/tools/texts/about/versions/9')).statusCode).toBe(404);
  });

  it.each([
    [
      '[bpost](bpost) and **well**',
      { en: 'This leads nowhere: [bpost](bpost).', nl: 'nergens', fr: 'nulle part' },
    ],
    [
      '![](/pictures/a-640.webp)',
      { en: 'what the picture shows: ![](', nl: 'foto toont', fr: 'montre la photo' },
    ],
    [
      '![a](https://x.example/a.png)',
      { en: 'not the shop’s: ![a]', nl: 'niet van de', fr: 'n’appartient pas' },
    ],
    ['a <b>b</b>', { en: 'HTML is not shown: <b>, </b>.', nl: 'niet getoond', fr: 'pas affiché' }],
    ['>'.repeat(20_000), { en: 'cannot be read', nl: 'niet te lezen', fr: 'ne peut pas être lu' }],
  ])(
    'is told at the field, in the language of the tools, what a page would not show: %.40s',
    async (body, said) => {
      const { owner } = office;
      const form = { ...WORDING, body: { ...WORDING.body, nl: body }, revision: 1 };
      for (const [locale, sentence] of Object.entries(said)) {
        owner.headers['x-locale'] = locale;
        const answer = await owner.send('PUT', '/api/tools/texts/about', form);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().validationErrors).toEqual({
          'body.nl': { error: expect.stringContaining(sentence) },
        });
      }
    },
  );

  it('sees beforehand what the page will show, cleaned, with the seller in it', async () => {
    const { owner } = office;
    const said = {
      locale: 'nl',
      title: 'A <b>b</b>',
      lead: '',
      body: '[x](shipping) <script>1</script> {seller}',
    };
    const preview = (await owner.post('/api/tools/texts/preview', said)).json();
    expect(preview).toMatchObject({ title: 'A b' });
    expect(preview.html).toContain('<a href="/nl/verzending">x</a>');
    expect(preview.html).not.toContain('script');
    expect(preview.html).toContain('Vitrine');
  });
});

eachDatabase('Who writes the blog', (open) => {
  it('begins a draft, which nobody else sees, and publishes it when it is there in all languages', async () => {
    const { owner, add, edit, shown } = await openOffice(open);
    const made = await add({ title: { en: 'First moths', nl: '', fr: '' }, body: SILENT });
    expect(made.statusCode).toBe(201);
    const { post } = made.json();
    expect(post).toMatchObject({ state: 'draft', slug: { en: 'first-moths', nl: '', fr: '' } });
    expect(post.missing).toEqual(['en', 'nl', 'fr']);
    expect((await shown('/api/posts/first-moths')).statusCode).toBe(404);
    const early = await edit(post, { isPublished: true, body: { ...WORDING.body, fr: '' } });
    expect(early.json().validationErrors).toEqual({
      'body.fr': { error: expect.stringContaining('language') },
    });
    const published = await edit(post, { isPublished: true });
    expect(published.json().post).toMatchObject({
      state: 'published',
      slug: { nl: 'title-nl' },
      missing: [],
    });
    expect((await shown('/api/posts/title-nl?locale=nl')).json()).toMatchObject({ title: 'Title nl' });
    expect((await owner.get('/api/tools/posts')).json().posts).toContainEqual(
      expect.objectContaining({ id: post.id, state: 'published' }),
    );
  });

  it('has a post wait for its day, in Belgian time', async () => {
    const { desk, add, shown } = await openOffice(open);
    const at = new Date(desk.now().getTime() + 86_400_000);
    const local = new Intl.DateTimeFormat('sv-SE', {
      ...{ timeZone: 'Europe/Brussels', dateStyle: 'short', timeStyle: 'short' },
    }).format(at);
    const made = await add({ isPublished: true, publishedAt: local.replace(' ', 'T') });
    expect(made.json().post).toMatchObject({ state: 'scheduled', local: local.replace(' ', 'T') });
    expect((await shown('/api/posts/title-en')).statusCode).toBe(404);
    desk.passMinutes(24 * 60);
    expect((await shown('/api/posts/title-en')).statusCode).toBe(200);
  });

  it('moves a post, and its old address goes on leading there', async () => {
    const { add, edit, shown } = await openOffice(open);
    const { post } = (await add({ isPublished: true })).json();
    const slug = { en: 'moved', nl: 'verhuisd', fr: 'deplace' };
    expect((await edit(post, { isPublished: true, slug })).statusCode).toBe(200);
    expect((await shown('/api/posts/title-en')).json()).toMatchObject({ slug });
  });

  it('cannot give two posts one address, nor write over a colleague', async () => {
    const { add, edit } = await openOffice(open);
    const { post } = (await add()).json();
    const twin = await add();
    expect(Object.keys(twin.json().validationErrors)).toEqual(['slug.en', 'slug.nl', 'slug.fr']);
    expect(
      Object.keys((await add({ slug: { ...SILENT, en: 'No Slug' } })).json().validationErrors),
    ).toContain('slug.en');
    const both = await Promise.all([edit(post, { lead: all('a') }), edit(post, { lead: all('b') })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('throws a draft away and takes that back, but never what is published', async () => {
    const { owner, add, edit } = await openOffice(open);
    const { post } = (await add()).json();
    const gone = await owner.send('DELETE', `/api/tools/posts/${post.id}?revision=${post.revision}`);
    expect((await owner.get(`/api/tools/posts/${post.id}`)).statusCode).toBe(404);
    expect((await owner.post(`/api/tools/undo/${gone.json().auditId}`)).statusCode).toBe(200);
    const back = (await owner.get(`/api/tools/posts/${post.id}`)).json();
    expect(back.wording.body).toEqual(WORDING.body);
    const published = (await edit(back, { isPublished: true })).json().post;
    const refused = await owner.send('DELETE', `/api/tools/posts/${post.id}?revision=${published.revision}`);
    expect(refused.json()).toMatchObject({ code: 'published' });
    const earlier = await owner.get(`/api/tools/posts/${post.id}/versions/1`);
    expect(earlier.json().title).toEqual(WORDING.title);
  });
});
