import { expect, it } from '@jest/globals';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';

const NOTHING = { en: '', nl: '', fr: '' };
const NO_FAIR = { name: '', city: '', stand: '', url: '' };

/** In Belgian time, some days after the desk's present. */
function local(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 16);
}

async function openOffice(open: OpenDatabase) {
  const desk = await openToolsDesk(await open());
  const owner = await desk.atWork('owner');
  const form = (more: object = {}) => ({
    reason: 'VERLOF',
    startsAt: local(desk.now(), -1),
    endsAt: local(desk.now(), 7),
    shipsFrom: '',
    message: NOTHING,
    fair: NO_FAIR,
    ...more,
  });
  const close = (more: object = {}) => owner.post('/api/tools/closings', form(more));
  const shown = async () => {
    desk.passMinutes(1);
    return (await desk.visitor().get('/api/frame')).json().closing;
  };
  const list = async () => (await owner.get('/api/tools/closings')).json().closings;
  return { desk, owner, form, close, shown, list };
}

eachDatabase('Who closes the shop', (open) => {
  it('is obeyed by the banner within a minute, and may end it before its time', async () => {
    const { owner, close, shown, list } = await openOffice(open);
    expect(await shown()).toBeNull();
    const made = await close();
    expect(made.statusCode).toBe(201);
    expect(await shown()).toMatchObject({ reason: 'VERLOF', mode: 'delayed' });
    const { id, revision } = made.json().closing;
    const ended = await owner.post(`/api/tools/closings/${id}/end`, { revision });
    expect(ended.json()).toMatchObject({ result: true, closing: { phase: 'past' } });
    expect(await shown()).toBeNull();
    const again = await owner.post(`/api/tools/closings/${id}/end`, { revision: revision + 1 });
    expect(again.json()).toMatchObject({ code: 'not-running' });
    await owner.post(`/api/tools/undo/${ended.json().auditId}`);
    expect(await list()).toMatchObject([{ id, phase: 'now' }]);
  });

  it('stops the checkout for a closing and goes on selling for a holiday', async () => {
    const { close, shown } = await openOffice(open);
    await close();
    expect(await shown()).toMatchObject({ mode: 'delayed' });
    await close({ reason: 'uitzonderlijk', shipsFrom: '2026-01-01' });
    expect(await shown()).toMatchObject({ mode: 'paused', shipsFrom: null });
  });

  it('is told of every mistake at its field, in the language of the page', async () => {
    const { close, owner } = await openOffice(open);
    owner.headers['x-locale'] = 'nl';
    const answer = await close({
      ...{ reason: 'BEURS', startsAt: '2027-03-28T02:30', endsAt: '2027-03-01T10:00' },
      message: { en: 'Hello', nl: '', fr: 'Bonjour' },
      fair: { name: 'Entomodays', city: '', stand: '', url: 'http://fair.example' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().validationErrors).toEqual({
      startsAt: { error: expect.stringContaining('gaat de klok vooruit') },
      'message.nl': { error: 'Schrijf het ook in deze taal.' },
      'fair.city': { error: expect.any(String) },
      'fair.url': { error: expect.stringContaining('https://') },
      endsAt: { error: expect.any(String) },
    });
    const backwards = await close({ startsAt: '2027-03-03T10:00', endsAt: '2027-03-01T10:00' });
    expect(backwards.json().validationErrors).toEqual({ endsAt: { error: expect.any(String) } });
    const early = await close({
      startsAt: '2027-03-03T10:00',
      endsAt: '2027-03-05T10:00',
      shipsFrom: '2027-03-02',
    });
    expect(Object.keys(early.json().validationErrors)).toEqual(['shipsFrom']);
    expect((await close({ reason: 7 })).statusCode).toBe(400);
    expect((await owner.post('/api/tools/closings', { reason: 'VERLOF' })).statusCode).toBe(400);
  });

  it('means Belgian time, in summer and in winter', async () => {
    const { close } = await openOffice(open);
    const summer = await close({ startsAt: '2027-07-01T09:00', endsAt: '2027-12-01T09:00' });
    expect(summer.json().closing).toMatchObject({
      startsAt: '2027-07-01T07:00:00.000Z',
      endsAt: '2027-12-01T08:00:00.000Z',
      local: { startsAt: '2027-07-01T09:00', endsAt: '2027-12-01T09:00' },
    });
  });

  it('sees which closings are at the same time', async () => {
    const { desk, close, list } = await openOffice(open);
    await close();
    await close({ startsAt: local(desk.now(), 6), endsAt: local(desk.now(), 20) });
    await close({ startsAt: local(desk.now(), 20), endsAt: local(desk.now(), 30) });
    expect((await list()).map(({ overlaps }: { overlaps: number[] }) => overlaps)).toEqual([[2], [1], []]);
  });

  it('overwrites nothing that a colleague changed meanwhile', async () => {
    const { owner, close, form } = await openOffice(open);
    const { id, revision } = (await close()).json().closing;
    const edit = (more: object) =>
      owner.send('PUT', `/api/tools/closings/${id}`, { ...form(more), revision });
    expect((await edit({ reason: 'gesloten' })).statusCode).toBe(200);
    const late = await edit({ reason: 'uitzonderlijk' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      ...{ code: 'changed-meanwhile', by: 'owner@example.com' },
      current: { reason: 'gesloten', revision: revision + 1 },
    });
    expect((await owner.send('DELETE', `/api/tools/closings/${id}?revision=${revision}`)).statusCode).toBe(
      409,
    );
  });

  it('deletes one and brings it back', async () => {
    const { owner, close, list } = await openOffice(open);
    const { id, revision } = (await close({ shipsFrom: '' })).json().closing;
    const gone = await owner.send('DELETE', `/api/tools/closings/${id}?revision=${revision}`);
    expect(await list()).toEqual([]);
    await owner.post(`/api/tools/undo/${gone.json().auditId}`);
    expect(await list()).toMatchObject([{ id, reason: 'VERLOF' }]);
    expect((await owner.send('DELETE', '/api/tools/closings/99?revision=1')).statusCode).toBe(404);
  });
});
