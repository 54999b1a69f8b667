import { expect, it } from '@jest/globals';
import { SOCIAL_NETWORKS } from '@vitrine/shared/contract/tools/settings';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { readBritishTerms } from '../store/settings.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';

const NO_SOCIAL = Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, '']));
const FORM = {
  ...{ name: 'Kabinet', street: 'Kerkstraat 1', postalCode: '9000', city: 'Gent', country: 'BE' },
  ...{ companyNumber: '0403.019.261', vatNumber: 'be0403019261', email: 'kabinet@example.com', phone: '' },
  ...{ vatRegime: 'oss', iban: 'be68539007547034', bic: '', social: NO_SOCIAL },
};

async function openOffice(open: OpenDatabase) {
  const desk = await openToolsDesk(await open());
  const owner = await desk.atWork('owner');
  const read = async () => (await owner.get('/api/tools/settings')).json();
  const save = async (more: object = {}, revision?: number) =>
    owner.send('PUT', '/api/tools/settings', {
      ...{ ...FORM, revision: revision ?? (await read()).revision },
      ...more,
    });
  return { desk, owner, read, save };
}

eachDatabase('Who says who sells', (open) => {
  it('is read on every page soon after, with numbers as they are written', async () => {
    const { desk, save } = await openOffice(open);
    const social = { ...NO_SOCIAL, Instagram: 'www.instagram.com/kabinet/?hl=nl' };
    const packaging = { lucid: 'DE1234567890123', frenchPackaging: 'FR012345_01ABCD', fostPlus: '12345' };
    const eori = 'be 0403.019.261';
    const register = { legalForm: ' BV ', court: 'Gent, afdeling Gent', eori, ...packaging };
    expect((await save({ social, ...register })).json().settings).toMatchObject({
      ...{ vatRegime: 'oss', bank: { iban: 'BE68 5390 0754 7034', bic: '' } },
      seller: { companyNumber: '0403.019.261', vatNumber: 'BE 0403.019.261' },
    });
    desk.passMinutes(1);
    const frame = (await desk.visitor().get('/api/frame')).json();
    expect(frame.vatRegime).toBe('oss');
    expect(frame.seller).toMatchObject({
      ...{
        name: 'Kabinet',
        legalForm: 'BV',
        court: 'Gent, afdeling Gent',
        eori: 'BE0403019261',
        ...packaging,
        socialLinks: [{ network: 'Instagram', url: 'https://www.instagram.com/kabinet' }],
      },
    });
  });

  it('a British number opens Great Britain to small orders, at the pound of a day', async () => {
    const { desk, save, read } = await openOffice(open);
    const unset = { vatNumber: '', euroPerPound: 0, rateDay: '', rateSource: '' };
    expect((await read()).british).toEqual(unset);
    await save({ britishVatNumber: '', euroPerPound: '', poundDay: '', poundSource: '' });
    expect((await read()).british).toEqual(unset);
    const typed = { britishVatNumber: 'gb 123 456 789', euroPerPound: '1,1534', poundDay: '2026-12-01' };
    await save({ ...typed, poundSource: 'HMRC, December 2026' });
    const rate = { euroPerPound: 11_534, rateDay: '2026-12-01', rateSource: 'HMRC, December 2026' };
    const british = { vatNumber: 'GB123456789', ...rate };
    expect((await read()).british).toEqual(british);
    expect(await readBritishTerms(desk.database.kysely)).toEqual(british);
    const wrong = await save({
      ...{ britishVatNumber: 'GB12', euroPerPound: 'much', poundDay: 'today', poundSource: '' },
    });
    expect(Object.keys(wrong.json().validationErrors)).toEqual([
      'britishVatNumber',
      'euroPerPound',
      'poundDay',
      'poundSource',
    ]);
  });

  it('is told what cannot be right', async () => {
    const { save } = await openOffice(open);
    const wrong = async (more: object) => Object.keys((await save(more)).json().validationErrors ?? {});
    expect(await wrong({ companyNumber: '0403.019.262' })).toEqual(['companyNumber', 'vatNumber']);
    expect(await wrong({ vatNumber: 'BE 0428.759.497' })).toEqual(['vatNumber']);
    expect(await wrong({ vatNumber: '' })).toEqual(['vatNumber']);
    expect(await wrong({ vatNumber: '', vatRegime: 'exempt' })).toEqual([]);
    expect(await wrong({ eori: 'be 0403.019.261' })).toEqual([]);
    expect(await wrong({ eori: 'BE 0428.759.497' })).toEqual(['eori']);
    expect(await wrong({ eori: '0403019261' })).toEqual(['eori']);
    expect(await wrong({ eori: 'NL 123456789' })).toEqual([]);
    expect(await wrong({ iban: 'BE68 5390 0754 7035', bic: 'KRED' })).toEqual(['iban', 'bic']);
    const social = {
      ...NO_SOCIAL,
      YouTube: 'https://youtube.com/watch?v=1',
      TikTok: 'https://evil.example/@a',
    };
    expect(await wrong({ social, country: 'ZZ', vatRegime: 'none' })).toEqual([
      ...['country', 'vatRegime', 'social.TikTok', 'social.YouTube'],
    ]);
  });

  it('takes it back, and overwrites nothing of a colleague', async () => {
    const { owner, save, read } = await openOffice(open);
    const before = await read();
    const saved = await save();
    const second = await save({ name: 'Vlinderhuis' });
    expect((await save({ name: 'Late' }, saved.json().settings.revision)).json()).toMatchObject({
      ...{ code: 'changed-meanwhile', current: { seller: { name: 'Vlinderhuis' } } },
    });
    await owner.post(`/api/tools/undo/${second.json().auditId}`);
    expect((await read()).seller.name).toBe('Kabinet');
    expect((await owner.post(`/api/tools/undo/${saved.json().auditId}`)).statusCode).toBe(200);
    expect(await read()).toMatchObject({ seller: before.seller, vatRegime: before.vatRegime });
  });

  it('cannot save at the same moment as a colleague', async () => {
    const { owner, read, save } = await openOffice(open);
    const { revision } = await read();
    const both = await Promise.all([save({ name: 'One' }, revision), save({ name: 'Two' }, revision)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await owner.get('/api/tools/audit?action=settings.edit')).json().entries).toHaveLength(1);
  });
});
