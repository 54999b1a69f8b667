import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const CONF = readFileSync(join(import.meta.dirname, '../../deploy/nginx/vitrine.conf'), 'utf8');
const PROXY = readFileSync(join(import.meta.dirname, '../../deploy/nginx/proxy.conf'), 'utf8');
const LINES = CONF.split('\n').filter((line) => !/^\s*#/.test(line));
const valuesOf = (name: string) =>
  LINES.flatMap((line) => new RegExp(`^\\s*${name}\\s+(.+);$`).exec(line)?.[1] ?? []);

/** The configuration as it stands; by night a journey asks an nginx that runs it. */
describe('nginx as it comes with the shop', () => {
  it('speaks TLS 1.2 and 1.3 alone', () => {
    expect(valuesOf('ssl_protocols')).toEqual(['TLSv1.2 TLSv1.3']);
    expect(LINES.filter((line) => /listen .*443/.test(line) && !/\bssl\b/.test(line))).toEqual([]);
  });

  it('offers ciphers with forward secrecy that authenticate, and no others', () => {
    const ciphers = valuesOf('ssl_ciphers').flatMap((value) => value.split(':'));
    expect(ciphers.length).toBeGreaterThan(3);
    const strong = /^ECDHE-(?:ECDSA|RSA)-(?:AES\d{3}-GCM-SHA\d{3}|CHACHA20-POLY1305)$/;
    expect(ciphers.filter((cipher) => !strong.test(cipher))).toEqual([]);
  });

  it('leads pages alone from http to https', () => {
    const clear = /listen 80;[^]*?\n}/.exec(LINES.join('\n'))?.[0] ?? '';
    expect(clear).toMatch(/location ~ \^\/\(api\|content\)\(\/\|\$\) \{ return 403; \}/);
    expect(clear).toContain('location / { return 301 https://$host$request_uri; }');
    expect(clear).not.toContain('proxy_pass');
  });

  it('asks another process in time for whoever shops, when one is silent', () => {
    const again = /proxy_next_upstream_timeout (\d+)s;/.exec(PROXY)?.[1];
    const places = [...LINES.join('\n').matchAll(/^ {4}location (.+?) \{\n([^}]*proxy_pass[^}]*)\}/gm)];
    const waits = places.map(([, place = '', rules = '']) => {
      const [, time = '30', unit] = /proxy_read_timeout (\d+)(m?s);/.exec(rules) ?? [];
      return { place, seconds: Number(time) / (unit === 'ms' ? 1000 : 1) };
    });
    expect(waits.length).toBeGreaterThan(6);
    const late = waits.filter(({ seconds }) => seconds >= Number(again)).map(({ place }) => place);
    expect(late).toEqual(['~ ^/(api/tools|content|pictures)(/|$)']);
    // What is looked at: a stopped process is passed over within three seconds.
    const looked = waits.filter(({ place }) => ['/', '~* "\\.\\w{2,11}$"'].includes(place));
    expect(looked.length).toBeGreaterThan(1);
    for (const { seconds } of looked) expect(seconds).toBeLessThanOrEqual(2.5);
  });

  it('tells nobody from outside what is refused and why', () => {
    expect(LINES.join('\n')).toMatch(/location = \/readyz \{ return 404; \}/);
  });

  it('asks its own machine alone', () => {
    const groups = [...CONF.matchAll(/^upstream (\w+) \{/gm)].map(([, name]) => `http://${name}`);
    const asked = valuesOf('proxy_pass');
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter((place) => !groups.includes(place))).toEqual([]);
    const servers = LINES.flatMap((line) => /^\s*server (\S+)/.exec(line)?.[1] ?? []).filter(
      (place) => place !== '{',
    );
    expect(servers.length).toBeGreaterThan(3);
    expect(servers.filter((place) => !/^127\.0\.0\.1:\d+$/.test(place))).toEqual([]);
  });
});
