import { describe, expect, it } from '@jest/globals';
import { securityHeaders } from './security-headers';

const SCRIPTS = ['sha384-start', 'sha384-first'];

function directivesFor(origins: string[]) {
  const { 'content-security-policy': policy = '' } = securityHeaders(SCRIPTS, origins);
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part]));
}

describe('A page', () => {
  it('runs only scripts whose hashes it names, is framed by nobody, and posts to the shop alone', () => {
    const directives = directivesFor([]);
    expect(directives.get('script-src')).toBe("script-src 'sha384-start' 'sha384-first' 'strict-dynamic'");
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect(directives.get(name)).toBe(`${name} 'none'`);
    }
    expect(directives.get('form-action')).toBe("form-action 'self'");
  });

  it('runs nothing where it has no script', () => {
    expect(securityHeaders([], [])['content-security-policy']).toContain("; script-src 'none'; ");
  });

  it('takes no style from its markup, whatever stands in it', () => {
    expect([...directivesFor(['https://remotes.example']).values()].join()).not.toContain('unsafe');
    expect(directivesFor([]).get('style-src')).toBe("style-src 'self'");
    expect(directivesFor([]).has('style-src-attr')).toBe(false);
  });

  it('makes scripts and markup of text by one policy, beside that of its first script, and runs no script without its hash', () => {
    const directives = directivesFor([]);
    expect(directives.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directives.get('trusted-types')).toBe('trusted-types default start');
    expect(securityHeaders(SCRIPTS, [])['integrity-policy']).toContain('blocked-destinations=(script)');
  });

  it('gets files and data of a remote’s own place', () => {
    const directives = directivesFor(['https://remotes.example']);
    for (const name of ['style-src', 'img-src', 'font-src', 'connect-src']) {
      expect(directives.get(name)).toContain("'self' https://remotes.example");
    }
  });

  it('may be told of edits, and be edited, where it is developed', () => {
    const directives = directivesFor(['http://localhost:3001']);
    expect(directives.get('connect-src')).toContain('ws://localhost:3001');
    expect(directives.has('require-trusted-types-for')).toBe(false);
    expect(securityHeaders(SCRIPTS, ['http://localhost:3001'])).not.toHaveProperty('integrity-policy');
  });

  it('tells the shop what was refused', () => {
    const directives = directivesFor([]);
    expect(directives.get('report-to')).toBe('report-to shop');
    expect(directives.get('report-uri')).toBe('report-uri /api/reports');
    expect(securityHeaders(SCRIPTS, [])['reporting-endpoints']).toBe('shop="/api/reports"');
  });

  it('keeps to itself: its address, its window, its answer, and what the machine can do', () => {
    expect(securityHeaders(SCRIPTS, [])).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': expect.stringContaining('camera=(), '),
    });
  });
});
