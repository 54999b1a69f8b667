import { registerHooks } from 'node:module';
import { Socket } from 'node:net';
import type { Log } from './protocol.ts';

/** What a thread in which a remote runs has of the web and of Node, beside the language. All else is taken away. */
const ALLOWED = new Set(
  namesIn(`
    Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date
    Promise RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError
    URIError SuppressedError globalThis JSON Math Intl ArrayBuffer SharedArrayBuffer Atomics DataView
    Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array BigUint64Array BigInt64Array
    Uint8ClampedArray Float16Array Float32Array Float64Array Map Set WeakMap WeakSet WeakRef BigInt
    Iterator Proxy Reflect FinalizationRegistry DisposableStack AsyncDisposableStack decodeURI
    decodeURIComponent encodeURI encodeURIComponent escape unescape eval isFinite isNaN global Buffer
    setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate queueMicrotask
    atob btoa URL URLSearchParams URLPattern DOMException AbortController AbortSignal
    Event EventTarget CustomEvent TextEncoder TextDecoder Blob
    File FormData Headers Request Response crypto Crypto CryptoKey SubtleCrypto
    ReadableStream WritableStream TransformStream TextEncoderStream TextDecoderStream
  `),
);

/** What Node's own `process` can do to this process, to others, and to files. Its `exit` ends a thread, and Node needs it. */
const ACTS = namesIn(`
  abort binding _linkedBinding chdir dlopen env execve finalization kill _kill _debugProcess _debugEnd
  _getActiveHandles _getActiveRequests _rawDebug mainModule getBuiltinModule initgroups loadEnvFile
  openStdin permission report send setegid seteuid setgid setgroups setuid stderr stdin stdout umask
  disconnect setUncaughtExceptionCaptureCallback setSourceMapsEnabled channel moduleLoadList config
`);

/** Under symbols of such names Node's classes keep how their objects are copied. */
const COPYING = /^messaging_/;

/** Under symbols of such names undici, of which Node's `fetch` is made, leaves what sends requests. */
const SENDING = /^undici\./;

/**
 * Takes away from this thread what a remote does not need to draw, before its first line runs: modules of Node, the network,
 * and what ends or changes a process. Files, child processes, threads and addons are refused by Node's permissions
 * (`fence-flags.ts`); sockets, signals and open descriptors are not, so nothing that leads to them may be in reach: no copying
 * either, for a copied object says of which class within Node its copy is to be, and Node makes one, such as a server.
 */
export function lockDown(log: Log): void {
  registerHooks({
    resolve(specifier) {
      throw new Error(`no module is loaded beside a remote: ${specifier}`);
    },
  });
  Socket.prototype.connect = refuse;
  // Loads undici, which would miss what is taken away.
  void new Response();
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (SENDING.test(symbol.description ?? '')) define(globalThis, symbol, { dispatch: refuse });

  const real = process;
  const clock = clockOf(performance);
  for (const name of ACTS) Reflect.deleteProperty(real, name);
  // A warning would end the thread, for it has nowhere to be written.
  define(real, 'emitWarning', () => undefined);
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (ALLOWED.has(name)) forgetCopying(name);
    else Reflect.deleteProperty(globalThis, name);
  define(globalThis, 'process', standIn(real));
  define(globalThis, 'console', consoleOf(log));
  define(globalThis, 'performance', clock);
  // It is handed the functions on the stack, of whom some are the shell's. Node asks whatever is named `Error` then.
  Object.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set() {} });
  define(globalThis, 'Error', Error);
  // What Node does not find in an object of its own it would find there, and hand itself over to it.
  Object.seal(Object.prototype);
}

/** Objects of a class can be neither copied nor sent to another thread. */
function forgetCopying(name: string): void {
  const { prototype }: { prototype?: unknown } = Reflect.get(globalThis, name) ?? {};
  if (typeof prototype !== 'object' || prototype === null) return;
  for (const symbol of Object.getOwnPropertySymbols(prototype))
    if (COPYING.test(symbol.description ?? '')) Reflect.deleteProperty(prototype, symbol);
}

function refuse(): never {
  throw new Error('a remote has no network');
}

function define(target: object, name: string | symbol, value: object): void {
  Object.defineProperty(target, name, { value, writable: false, enumerable: false, configurable: false });
}

/** What React looks at. Node's own `performance` copies what a mark is given. */
const clockOf = (real: Performance) => Object.freeze({ now: () => real.now(), timeOrigin: real.timeOrigin });

/** As much of `process` as libraries look at. */
function standIn({ version, versions, platform, nextTick }: NodeJS.Process) {
  return Object.freeze({
    ...{ version, platform, nextTick, versions: { ...versions }, env: Object.freeze({}), argv: [] },
    cwd: () => '/',
    emitWarning: () => undefined,
  });
}

/** What a remote says is for its team, in the shop's log. */
function consoleOf(log: Log) {
  const say =
    (level: Parameters<Log>[0]) =>
    (...said: unknown[]) =>
      log(level, 'remote says', { text: said.map(String).join(' ').slice(0, 1_000) });
  const [info, warn, error, none] = [say('info'), say('warn'), say('error'), () => undefined];
  return {
    ...{ log: info, info, warn, error },
    ...{ debug: none, trace: none, group: none, groupEnd: none, table: none, dir: none, assert: none },
    ...{ time: none, timeEnd: none, timeLog: none, count: none },
  };
}

function namesIn(text: string): string[] {
  return text.trim().split(/\s+/);
}
