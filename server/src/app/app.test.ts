import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { readEnv } from '../env.ts';
import { testApp } from '../testing/test-app.ts';
import { testEnv } from '../testing/test-env.ts';
import { oneDatabase } from '../database/testing/databases.ts';

const open = oneDatabase();

describe('Whoever runs the shop', () => {
  it('is told of every wrong variable at once', () => {
    const wrong = { PORT: 'http', ROLE: 'king', DATABASE_URL: 'mysql://x', SAMPLE_DATA: 'yes' };
    expect(() => readEnv(wrong)).toThrow(/PORT[^]*DATABASE_URL[^]*SAMPLE_DATA[^]*ROLE/);
  });

  it('finds no variable in the file that comes with the shop that it does not know, and none wrong', async () => {
    const file = join(import.meta.dirname, '../../deploy/vitrine.env');
    const given = parseEnv(await readFile(file, 'utf8'));
    expect(readEnv(given)).toMatchObject({
      proxies: 1,
      hasSampleData: false,
      publicUrl: 'https://shop.example',
    });
    const readme = await readFile(join(import.meta.dirname, '../../../README.md'), 'utf8');
    const own = Object.keys(given).filter((name) => !/^(NODE|MALLOC)_/.test(name));
    expect(own.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it.each([
    ['SMTP_URL', 'smtp://user:secret@mail.example:587'],
    ['SMTP_URL', 'smtp://user:secret@10.0.0.5'],
    ['PEPPOL_URL', 'http://peppol.example'],
    ['VIES_URL', 'http://vies.example'],
    ['API_URL', 'http://10.0.0.5:3200'],
    ['API_URL', 'http://api.example/?sslmode=disable'],
    ['DATABASE_URL', 'postgres://shop:secret@db.example/shop'],
    ['DATABASE_URL', 'postgres://shop@localhost/shop?host=db.example'],
    ['DATABASE_URL', 'postgres://shop@db.example/shop?sslmode=no-verify'],
    ['DATABASE_URL', 'postgres://shop@db.example/shop?sslmode=prefer'],
  ])('sends nothing in the clear to another machine unasked: %s=%s', (name, address) => {
    expect(() => readEnv({ [name]: address })).toThrow(new RegExp(`${name} would be sent in the clear`));
  });

  it.each([
    ['SMTP_URL', 'smtps://user:secret@mail.example:465'],
    ['SMTP_URL', 'smtp://mail.example:587?requireTLS=true'],
    ['SMTP_URL', 'smtp://10.0.0.5:25?ignoreTLS=true'],
    ['SMTP_URL', 'smtp://127.0.0.1:25'],
    ['PEPPOL_URL', 'https://peppol.example/v1'],
    ['API_URL', 'https://api.example'],
    ['API_URL', 'http://127.0.0.1:3200'],
    ['API_URL', 'http://10.0.0.5:3200/?tunnel=true'],
    ['DATABASE_URL', 'postgres://shop@db.example/shop?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://shop@10.0.0.5/shop?sslmode=disable'],
    ['DATABASE_URL', 'postgres://shop@localhost/shop?host=/run/postgresql'],
    ['DATABASE_URL', 'postgres://shop@[::1]/shop'],
  ])('may keep to this machine, encrypt, or say that a tunnel does: %s=%s', (name, address) => {
    expect(() => readEnv({ [name]: address })).not.toThrow();
  });

  it('need set nothing', () => {
    expect(readEnv({ PORT: '' })).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      role: 'all',
    });
  });

  it('learns whether it is alive, and whether it is ready', async () => {
    const database = await open();
    const app = await testApp(database);
    expect((await app.inject('/healthz')).json()).toEqual({
      ...{ status: 'ok', version: expect.any(String) },
      commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
    });
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ok', database: true });
  });

  it('finds the API described', async () => {
    const app = await testApp(await open());
    const described = await app.inject('/api/docs/json');
    expect(described.json()).toMatchObject({
      openapi: expect.any(String),
      paths: { '/healthz': expect.anything() },
    });
  });
});

describe('A visitor', () => {
  it.each([
    ['en', 'Page not found'],
    ['nl', 'Pagina niet gevonden'],
    ['fr', 'Page introuvable'],
    ['de', 'Page not found'],
  ])('reads in their language (%s) that there is no such thing', async (locale, error) => {
    const app = await testApp(await open());
    const answer = await app.inject({ url: '/api/nothing', headers: { 'x-locale': locale } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ result: false, code: 'not-found', error });
  });

  it.each([
    ['a proxy of the shop', '1', 'abcdefgh-1'],
    ['nobody that the shop knows', '0', expect.not.stringContaining('abcdefgh-1')],
  ])('can quote the id of a request; one that comes from %s', async (_who, proxies, expected) => {
    const app = await testApp(await open(), { env: testEnv({ TRUST_PROXY: proxies }) });
    const url = await app.listen({ port: 0 });
    const answer = await fetch(`${url}/healthz`, { headers: { 'x-request-id': 'abcdefgh-1' } });
    expect(answer.headers.get('x-request-id')).toEqual(expected);
    await app.close();
  });
});
