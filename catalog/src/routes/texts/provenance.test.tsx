/** @jest-environment @vitrine/shared/build/browser-environment */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeCatalogue } from '../../testing/fake-catalogue.ts';
import { openPage } from '../../testing/open-page.tsx';

const CODE = '4f2a-91c0-77b3-0d1e';
const SHEET = {
  ...{ locale: 'en', reference: 'BU-0042', name: 'Ornithoptera priamus', isMixed: false, quality: 'A1' },
  seller: {
    ...{ name: 'Kabinet', street: 'Coupure 1', postalCode: '9000', city: 'Gent', country: 'BE', phone: '' },
    ...{ companyNumber: '0403.019.261', vatNumber: '', email: 'shop@example.com', socialLinks: [] },
  },
  ...{ amount: 1, soldAt: '2026-03-02T10:00:00.000Z', annex: 'B', sourceCode: 'R', country: 'ID' },
  ...{
    locality: 'Ambon',
    caughtOn: '1912-07',
    collector: 'A. R. Wallace',
    formerOwners: 'ex coll. Oberthür',
  },
  documents: [
    {
      ...{ kind: 'import-permit', number: 'BE-2026-0047', date: '2026-02-02' },
      ...{ authority: 'CITES Belgium', country: 'BE' },
    },
  ],
  ...{ page: 'https://shop.example/webshop/lot', checkedAt: 'https://shop.example/provenance/' },
};
const CHECK = {
  ...{ code: CODE, isGenuine: true, issuedAt: '2026-03-02T10:00:00.000Z', sheet: SHEET },
  ...{ signature: 'c2lnbmF0dXJl', publicKey: 'a2V5' },
};
const shopThatSays = (check: object) => new FakeCatalogue().answer(`/api/provenance/${CODE}`, check);

describe('whoever holds a provenance sheet reads what the shop signed', () => {
  it.each([
    ['/provenance', 'Provenance sheet BU-0042', 'This sheet is genuine', 'import permit', 'ranched (R)'],
    ['/nl/herkomstblad', 'Herkomstblad BU-0042', 'Dit blad is echt', 'invoervergunning', 'uit een ranch (R)'],
    [
      ...['/fr/fiche-de-provenance', 'Fiche de provenance BU-0042', 'Cette fiche est authentique'],
      ...['permis d’importation', 'élevé en ranch (R)'],
    ],
  ])('at %s, line by line as on the paper', async (path, title, verdict, document, source) => {
    const { head, status } = await openPage(`${path}/${CODE}`, shopThatSays(CHECK));
    expect(status).toBe(200);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('status').textContent).toContain(verdict);
    const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    for (const part of ['A. R. Wallace', 'ex coll. Oberthür', source, CODE, 'c2lnbmF0dXJl', 'a2V5'])
      expect(said).toContain(part);
    expect(said.join(' ')).toContain(document);
    expect(head()).toMatchObject({ isIndexed: false });
    expect(head().alternates).toMatchObject({ nl: `/nl/herkomstblad/${CODE}` });
  });

  it('and is warned where what is kept is not what was signed', async () => {
    await openPage(`/provenance/${CODE}`, shopThatSays({ ...CHECK, isGenuine: false }));
    expect(screen.getByRole('alert').textContent).toContain('This sheet cannot be trusted');
    expect(document.body.textContent).not.toContain('is genuine');
  });

  it('or that no sheet has this code, and whom to ask', async () => {
    const shop = new FakeCatalogue().fail('/api/provenance/nothing', { kind: 'not-found' });
    await openPage('/provenance/nothing', shop);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('No sheet has this code');
    expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/contact');
  });
});
