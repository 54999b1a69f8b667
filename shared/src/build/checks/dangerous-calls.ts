import { readFileSync } from 'node:fs';
import { getCiphers, getHashes } from 'node:crypto';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from '../folders.ts';
import type { Sources } from './import-graph.ts';

/*
 * What no type and no lint sees: which programs, algorithms and keys a source asks the system for. Held for what a shop
 * runs; tests, benches and the build start programs and make keys of their own.
 */

/** Not of a running shop. */
const OUTSIDE = /^e2e\/|\.test\.tsx?$|\/(?:testing|bench)\/|\/build\/(?!releasing\/)|^server\/sample-shop\//;

/** Modules that start a program; none passes input of a request as an argument. */
const STARTERS = new Set([
  'server/src/app/roles/systemd-watchdog.ts',
  'server/src/operations/backup/copy-postgres.ts',
  'server/src/operations/backup/start-backup.ts',
  'server/src/pictures/start-drawing.ts',
  'server/src/version.ts',
  'shell/src/server/drawing/processes/start-renderer.ts',
  'shell/src/server/drawing/processes/without-network.ts',
]);
/** Each takes its arguments as a list, which no shell reads. */
const STARTS = new Set(['ChildProcess', 'execFile', 'fork', 'spawn', 'spawnSync']);

/** What `node:crypto` is asked for: functions, and the algorithms by their names there. */
const FUNCTIONS = new Set([
  ...['argon2', 'createCipheriv', 'createDecipheriv', 'createHash', 'createHmac', 'hash', 'hkdfSync'],
  ...[
    'createPrivateKey',
    'createPublicKey',
    'createSecretKey',
    'generateKeyPairSync',
    'sign',
    'verify',
    'KeyObject',
  ],
  ...['randomBytes', 'randomInt', 'randomUUID', 'timingSafeEqual', 'webcrypto'],
]);
const ALGORITHMS = new Set(['aes-256-gcm', 'argon2id', 'ed25519', 'sha256', 'sha-256', 'sha384']);
/** One block that never comes twice, where a longer text would show what repeats (`docs/keys.md`). */
const SINGLE_BLOCK = 'server/src/releases/views.ts uses aes-256-ecb';
const KNOWN_ALGORITHMS = new Set([
  ...getHashes().map((name) => name.toLowerCase()),
  ...getCiphers().map((name) => name.toLowerCase()),
  ...['argon2d', 'argon2i', 'argon2id', 'dsa', 'dh', 'ec', 'ed25519', 'ed448', 'rsa', 'rsa-pss', 'x25519'],
  ...['sha-1', 'sha-256', 'sha-384', 'sha-512', 'hmac', 'aes-cbc', 'aes-ctr', 'aes-gcm'],
]);
/** Codes of authenticator apps, and passkeys. What else works with keys is `node:crypto`. */
const KEY_PACKAGES = new Set(['otpauth', '@simplewebauthn/server']);
const OF_KEYS =
  /crypt|cipher|forge|nacl|sodium|elliptic|jsonwebtoken|^jose|otp|authn|bcrypt|argon|scrypt|md5|sha\d/i;

/** What would switch a check of certificates off, and chance that can be foretold. */
const REFUSED: [RegExp, string][] = [
  [/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/, 'decides over certificates itself'],
  [/\bMath\.random\b/, 'takes chance that can be foretold'],
  [/\bshell:\s*(?:true\b|['"`])/, 'has a program read by a shell'],
];

/** Calls that are refused, a line each: file and why. */
export function findDangers(sources: Sources, read = readText): string[] {
  return [...sources.keys()]
    .filter((file) => !OUTSIDE.test(file) && /^(?:server|shell|shared)\//.test(file))
    .flatMap((file) => dangersOf(file, read(file)).map((why) => `${file} ${why}`))
    .filter((danger) => danger !== SINGLE_BLOCK);
}

const readText = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

function dangersOf(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const from = (name: string) =>
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value === name)
      .flatMap(({ entries }) =>
        entries.map(({ importName, localName }) => importName.name ?? localName.value),
      );
  const starts = [...from('node:child_process'), ...from('child_process')];
  const crypto = [...from('node:crypto'), ...from('crypto')];
  const packages = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  return [
    ...(starts.length > 0 && !STARTERS.has(file) ? ['starts programs'] : []),
    ...starts.filter((name) => !STARTS.has(name)).map((name) => `starts a program by ${name}`),
    ...crypto.filter((name) => !FUNCTIONS.has(name)).map((name) => `asks node:crypto for ${name}`),
    ...(crypto.length > 0 ? algorithmsIn(text).map((name) => `uses ${name}`) : []),
    ...packages
      .filter(
        (name) => !/^(?:\.|node:|@vitrine\/)/.test(name) && OF_KEYS.test(name) && !KEY_PACKAGES.has(name),
      )
      .map((name) => `works with keys by ${name}`),
    ...REFUSED.filter(([pattern]) => pattern.test(text)).map(([, why]) => why),
  ];
}

/** Every text of a source that OpenSSL knows as an algorithm, but those that are allowed. */
function algorithmsIn(text: string): string[] {
  const texts = [...text.matchAll(/(['"`])([\w/-]+)\1/g)].map(([, , word = '']) => word.toLowerCase());
  return [...new Set(texts)].filter((word) => KNOWN_ALGORITHMS.has(word) && !ALGORITHMS.has(word));
}
