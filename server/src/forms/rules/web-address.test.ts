import { describe, expect, it } from '@jest/globals';
import { isSameMailbox, mailboxKey } from './mail-address.ts';
import { hasDomain, hasWebAddress } from './web-address.ts';

describe('A name that is typed', () => {
  it.each([
    'http://evil.example',
    'Win at HTTPS://evil.example/prize',
    'www.evil.example',
    'Prize:www.evil.example',
    'Click evil.example/win',
    'bit.ly/3xYz',
    'evil.com:8080/win',
    'EVIL.COM/WIN',
    'evil.photography?win=1',
    'evil．com／win',
    'evil。com/win',
    'ftp://evil.example',
  ])('that a mail program makes a link of is a web address: %s', (name) => {
    expect(hasWebAddress(name)).toBe(true);
  });

  it.each([
    'St. John',
    'O.Neill',
    'J.R. de Vries',
    'M.v.d.Berg-Peters',
    'Bol.com',
    'A.S.Adventure',
    'Dr.Jansen/Peeters',
    'Rue St.Jean/St.Jansstraat',
    'Av. Louise / Louizalaan',
    'c/o J. Smith',
    '12 bus 3/4',
    '12/b.3',
    'Wwwxyz',
    "d'Ursel & Zn.",
    '9000',
  ])('of a person, a firm or a street is none: %s', (name) => {
    expect(hasWebAddress(name)).toBe(false);
  });
});

describe('The name of a person, or of a city,', () => {
  it.each([
    'evil.com',
    'EVIL.COM',
    'Win at evil.Shop',
    'evil.be',
    'EVIL.BE',
    'prize-now.nl',
    'sub.evil.co',
    'evil．com',
    'evil｡com',
    'evil.be win',
    'go2.link',
    'http://evil.example',
  ])('is no address of a site: %s', (name) => {
    expect(hasDomain(name)).toBe(true);
  });

  it.each([
    'St.John',
    'St. John',
    'J.R. de Vries',
    'J.de Vries',
    'Chr.de Boer',
    'Moh.al Fassi',
    'M.v.d.Berg-Peters',
    'O.Neill',
    'Anna.Li',
    'Ph.D.',
    'Martin L. King jr.',
    'José A. Ñíguez',
    'd’Ursel',
    'Comte.de La Tour',
    'St.Gallen',
    '’s-Gravenhage',
    'Sint-Job-in-’t-Goor',
    'Shopping',
    'J. Infoman',
    'J.Link',
    'A.Dev',
    'K.Top',
    'CHR.DE BOER',
  ])('is one: %s', (name) => {
    expect(hasDomain(name)).toBe(false);
  });

  it('as long as a body may be is read once, and not from each of its letters', () => {
    expect(hasDomain('1'.repeat(250_000))).toBe(false);
    expect(hasDomain(`${'A-'.repeat(125_000)}.`)).toBe(false);
  });
});

describe('A mailbox', () => {
  it.each([
    ['Ada@Example.com', 'ada@example.com'],
    ['ada+moths@example.com', 'ada@example.com'],
    ['+@example.com', '+@example.com'],
    ['A.d.a+x+y@GoogleMail.com', 'ada@gmail.com'],
    ['a.d.a@example.com', 'a.d.a@example.com'],
  ])('of %s is counted as %s', (email, key) => {
    expect(mailboxKey(email)).toBe(key);
  });

  it('is one for certain where only capitals differ, or where Google says so', () => {
    expect(isSameMailbox('Ada@example.com', 'ada@EXAMPLE.com')).toBe(true);
    expect(isSameMailbox('a.da+x@gmail.com', 'ada@googlemail.com')).toBe(true);
    expect(isSameMailbox('ada+x@example.com', 'ada@example.com')).toBe(false);
  });
});
