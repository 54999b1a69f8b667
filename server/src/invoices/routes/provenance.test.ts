import { createPublicKey, verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import type { Locale } from '@vitrine/shared/contract/locale';
import { provenanceCheckSchema } from '@vitrine/shared/contract/orders/papers';
import type { Database } from '../../database/database.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';
import { testEnv } from '../../testing/test-env.ts';
import { readAttachments } from '../testing/read-attachments.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { readStructure } from '../testing/read-structure.ts';

const FACTS = JSON.stringify({
  ...{ documentKind: 'import-permit', documentNumber: 'BE-2026-0047', documentDate: '2026-02-02' },
  ...{ documentAuthority: 'CITES Belgium', documentCountry: 'BE', sourceCode: 'R' },
  ...{ collector: 'A. R. Wallace', formerOwners: 'ex coll. Oberthür' },
});

/** The key that signs is made in a folder that goes with the suite. */
const openDesk = async (database: Database) => {
  folder ??= await mkdtemp(join(tmpdir(), 'vitrine-provenance-'));
  return openOrderDesk(database, { env: testEnv({ DATA_DIR: folder }) });
};
let folder: string | undefined;
afterAll(async () => {
  if (folder) await rm(folder, { recursive: true });
});

async function soldLot(desk: OrderDesk, locale: Locale = 'en') {
  const uuid = await desk.addLot({ cites_annex: 'B', facts: FACTS, caught_on: '1912-07' });
  const receipt = await desk.placed(uuid, { locale });
  const path = `/api/orders/${receipt.reference}/provenance/${uuid}.pdf`;
  return { uuid, receipt, path, way: `${path}?key=${receipt.key}` };
}

const textOf = (bytes: Buffer) => readPdf(bytes).join('\n').replaceAll(/\s+/g, ' ');
const codeIn = (text: string) => /(?:sheet|blad): ([0-9a-f-]{19})/.exec(text)?.[1] ?? '';

eachDatabase('The provenance sheet of a lot', (open) => {
  it('says where the specimen is from, by which document, who sells it, and what it may carry', async () => {
    const desk = await openDesk(await open());
    const { receipt, path, way } = await soldLot(desk);
    expect((await desk.app.inject(way)).statusCode).toBe(404);
    await desk.press(receipt, 'pay');
    const { provenance } = (await desk.read(receipt)).lines[0] ?? {};
    expect(provenance).toBe(path);
    const answer = await desk.app.inject(way);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const text = textOf(answer.rawPayload);
    for (const part of [
      ...['Provenance sheet', 'July 1912', 'A. R. Wallace', 'ranched (R)', 'ex coll. Oberthür'],
      ...[
        'import permit BE-2026-0047, 2 February 2026, CITES Belgium (Belgium)',
        'naphthalene, mercury or arsenic',
      ],
    ])
      expect(text).toContain(part);
    const { root } = await readStructure(answer.rawPayload);
    expect(JSON.stringify(root)).toContain('Figure');
    expect((await desk.app.inject(path)).statusCode).not.toBe(200);
    const code = codeIn(text);
    expect(text.replaceAll(' ', '')).toContain(`http://localhost:3000/provenance/${code}`);
  });

  it('printed before there was a page leads a browser to it, in the language of the sheet', async () => {
    const desk = await openDesk(await open());
    const { receipt, way } = await soldLot(desk, 'nl');
    await desk.press(receipt, 'pay');
    const code = codeIn(textOf((await desk.app.inject(way)).rawPayload));
    const headers = { accept: 'text/html,application/xhtml+xml' };
    const led = await desk.app.inject({ url: `/api/provenance/${code}`, headers });
    expect([led.statusCode, led.headers.location]).toEqual([303, `/nl/herkomstblad/${code}`]);
    const unknown = await desk.app.inject({ url: '/api/provenance/0000000000000000', headers });
    expect(unknown.headers.location).toBe('/provenance/0000000000000000');
  });

  it('is the same bytes again, whatever becomes of the lot, and its code leads to what was signed', async () => {
    const desk = await openDesk(await open());
    const { uuid, receipt, way } = await soldLot(desk);
    await desk.press(receipt, 'pay');
    const first = await desk.app.inject(way);
    await desk.database.kysely.updateTable('insects').set({ facts: '{}' }).where('uuid', '=', uuid).execute();
    desk.passMinutes(60);
    const again = await desk.app.inject(way);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    const code = codeIn(textOf(first.rawPayload));
    const check = await desk.app.inject(`/api/provenance/${code.replaceAll('-', '').toUpperCase()}`);
    const { isGenuine, sheet, publicKey, signature } = provenanceCheckSchema.parse(check.json());
    expect(isGenuine).toBe(true);
    expect(sheet).toMatchObject({ annex: 'B', collector: 'A. R. Wallace' });
    expect(check.body).not.toContain('ada@');
    const kept = await desk.database.kysely
      .selectFrom('provenance_sheets')
      .select('facts')
      .executeTakeFirstOrThrow();
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    const isSigned = (text: string) =>
      verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
    expect([isSigned(kept.facts), isSigned(kept.facts.replace('Wallace', 'Bates'))]).toEqual([true, false]);
    await expect(
      desk.database.kysely.updateTable('provenance_sheets').set({ facts: '{}' }).execute(),
    ).rejects.toThrow('append-only');
  });

  it('is checked with the file alone: what was signed, the signature and the key lie inside it', async () => {
    const desk = await openDesk(await open());
    const { receipt, way } = await soldLot(desk);
    await desk.press(receipt, 'pay');
    const { rawPayload } = await desk.app.inject(way);
    const [attached] = await readAttachments(rawPayload);
    expect(attached).toMatchObject({ name: 'provenance.json', relationship: 'Data' });
    const { text, signature, publicKey, code } = JSON.parse(attached?.text ?? '');
    expect(code).toBe(codeIn(textOf(rawPayload)));
    expect(JSON.parse(text)).toMatchObject({ annex: 'B', collector: 'A. R. Wallace' });
    expect(textOf(rawPayload)).toContain(publicKey);
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    const isSigned = (said: string) =>
      verify(null, Buffer.from(said), key, Buffer.from(signature, 'base64url'));
    expect([isSigned(text), isSigned(text.replace('Wallace', 'Bates'))]).toEqual([true, false]);
    // PDF/A-2 would hold no such file.
    expect((await readStructure(rawPayload)).metadata).toMatch(/pdfaid:part>3</);
  });

  it('is nobody else’s to open; a code that was never issued is none', async () => {
    const desk = await openDesk(await open());
    const { receipt, path } = await soldLot(desk);
    await desk.press(receipt, 'pay');
    expect((await desk.app.inject(`${path}?key=wrong`)).statusCode).toBe(404);
    for (const code of ['0000-0000-0000-0000', 'nothing'])
      expect((await desk.app.inject(`/api/provenance/${code}`)).statusCode).toBe(404);
  });

  it('is printed by staff who may read orders', async () => {
    const desk = await openToolsDesk(await open());
    const packer = await desk.atWork('read-only');
    const { receipt, path } = await soldLot(desk);
    await desk.press(receipt, 'pay');
    const answer = await packer.get(path.replace('/api/', '/api/tools/'));
    expect(textOf(answer.rawPayload)).toContain('A. R. Wallace');
    expect((await desk.app.inject(path.replace('/api/', '/api/tools/'))).statusCode).toBe(401);
  });
});
