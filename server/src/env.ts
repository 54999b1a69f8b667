import { join, resolve } from 'node:path';
import { z } from '@vitrine/shared/contract/zod';
import { isPlainElsewhere } from './platform/network/plain-address.ts';
import { isFreePath } from './platform/network/address-kind.ts';
import { StartupError } from './platform/startup-error.ts';

export interface Env {
  port: number;
  host: string;
  /** Address of the shop without a path, no slash at the end. */
  publicUrl: string;
  dataDir: string;
  /** Path below which the content service answers (spec §5), no slash at the end. */
  contentPath: string;
  /** How many proxies of our own stand in front: the address before them is the shopper's. */
  proxies: number;
  /** PostgreSQL; null is the embedded SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** Null writes mails as `.eml` files below `dataDir`. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Where e-invoices are handed to a Peppol access point, with its token; null is that they wait for one. */
  accessPoint: { url: string; token: string } | null;
  /** Null pays by the built-in test provider. One that begins with `test_` moves no money either. */
  mollieKey: string | null;
  /** Where VAT numbers are asked after; null is the built-in test register. */
  viesUrl: string | null;
  /** Whether an empty database is filled with the sample shop. */
  hasSampleData: boolean;
  role: 'all' | 'storefront' | 'api' | 'worker';
  /** Where a storefront asks for data; null is its own process, which then has a database. */
  apiUrl: string | null;
  /** What storefronts elsewhere and this shop's API sign with, when they tell of releases; null is that they do not. */
  watchKey: string | null;
  /** Where figures are read, on this machine only; null is nowhere. */
  metricsPort: number | null;
  /** JSON file: name of each remote → address of its pointer, and the keys that may sign it. */
  remotesConfig: string;
  releasesDir: string;
  /** Public keys of this shop's own releases, `*.pub.pem`. */
  keysDir: string;
  /** Folder of the shell's client files elsewhere, for browsers; null is this server's own release. */
  shellUrl: string | null;
  /** False takes the service worker away from every browser at its next visit. */
  serviceWorker: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** REST service of the European Commission's VAT Information Exchange System. */
const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

const addressOf = (...protocols: string[]) =>
  z.string().check(
    z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: `must be an address that begins with ${protocols.join(' or ')}`,
    }),
  );

/** Of a server that is told secrets. */
const safeAddressOf = (plain: string, ...protocols: string[]) =>
  addressOf(...protocols).check(
    z.refine((text) => !URL.canParse(text) || !isPlainElsewhere(text), {
      error: `would be sent in the clear to another machine: ${plain}`,
    }),
  );

const portSchema = z.string().check(
  z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
    error: 'must be a port number, 0 to 65535',
  }),
);

const variablesSchema = z.object({
  PORT: z._default(portSchema, '3000'),
  HOST: z._default(z.string(), '127.0.0.1'),
  TRUST_PROXY: z._default(
    z.string().check(z.regex(/^\d$/, { error: 'must be the number of proxies in front, 0 to 9' })),
    '0',
  ),
  PUBLIC_URL: z.optional(addressOf('http:', 'https:')),
  CONTENT_PATH: z._default(
    z.string().check(
      z.refine(isFreePath, {
        error: 'must be a path such as /content, below which the shop has neither pages nor other data',
      }),
    ),
    '/content',
  ),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    safeAddressOf(
      'add sslmode=verify-full, or sslmode=disable where a tunnel encrypts',
      'postgres:',
      'postgresql:',
    ),
  ),
  SMTP_URL: z.optional(
    safeAddressOf(
      'take smtps:, add requireTLS=true, or ignoreTLS=true where a tunnel encrypts',
      'smtp:',
      'smtps:',
    ),
  ),
  PEPPOL_URL: z.optional(safeAddressOf('take https:', 'http:', 'https:')),
  PEPPOL_TOKEN: z._default(z.string(), ''),
  MAIL_FROM: z._default(
    z.string().check(z.regex(/^[^@]+@[^@]+$/, { error: 'must be an e-mail address' })),
    'Vitrine <shop@localhost>',
  ),
  MOLLIE_API_KEY: z.optional(
    z
      .string()
      .check(z.regex(/^(?:live|test)_\w{30,}$/, { error: 'must be a key that begins with live_ or test_' })),
  ),
  VIES_URL: z.optional(safeAddressOf('take https:', 'http:', 'https:')),
  SAMPLE_DATA: z._default(z.enum(['0', '1'], { error: 'must be 0 or 1' }), '1'),
  ROLE: z._default(
    z.enum(['all', 'storefront', 'api', 'worker'], { error: 'must be all, storefront, api or worker' }),
    'all',
  ),
  API_URL: z.optional(
    safeAddressOf('take https:, or add ?tunnel=true where a tunnel encrypts', 'http:', 'https:'),
  ),
  WATCH_KEY: z.optional(
    z.string().check(z.minLength(32, { error: 'must be a secret of 32 characters or more' })),
  ),
  METRICS_PORT: z.optional(portSchema),
  REMOTES_CONFIG: z.optional(z.string()),
  RELEASES_DIR: z._default(z.string(), resolve(import.meta.dirname, '../../releases')),
  RELEASE_KEYS_DIR: z._default(z.string(), resolve(import.meta.dirname, '../../keys')),
  SHELL_URL: z.optional(
    addressOf('http:', 'https:').check(
      z.endsWith('/', { error: "must be the shell's folder, and end with /" }),
    ),
  ),
  SERVICE_WORKER: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    }),
    'info',
  ),
});

/**
 * The configuration of this process. An empty variable counts as absent.
 * @throws StartupError whose one message names every wrong variable.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = variablesSchema.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new StartupError(`The configuration is wrong:\n${wrong.join('\n')}`);
  }
  return toEnv(read.data);
}

function toEnv(read: z.infer<typeof variablesSchema>): Env {
  const dataDir = resolve(read.DATA_DIR);
  return {
    port: Number(read.PORT),
    host: read.HOST,
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
    dataDir,
    contentPath: read.CONTENT_PATH,
    proxies: Number(read.TRUST_PROXY),
    databaseUrl: read.DATABASE_URL ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM,
    accessPoint: read.PEPPOL_URL
      ? { url: read.PEPPOL_URL.replace(/\/+$/, ''), token: read.PEPPOL_TOKEN }
      : null,
    mollieKey: read.MOLLIE_API_KEY ?? null,
    // A test register lets nobody off real VAT.
    viesUrl: read.VIES_URL ?? (read.MOLLIE_API_KEY?.startsWith('live_') ? VIES_URL : null),
    hasSampleData: read.SAMPLE_DATA === '1',
    role: read.ROLE,
    // One file of variables may serve all processes of a machine: only storefronts look at this one.
    apiUrl: read.ROLE === 'storefront' ? (read.API_URL ?? null) : null,
    watchKey: read.WATCH_KEY ?? null,
    metricsPort: read.METRICS_PORT === undefined ? null : Number(read.METRICS_PORT),
    remotesConfig: resolve(read.REMOTES_CONFIG ?? join(dataDir, 'remotes.json')),
    releasesDir: resolve(read.RELEASES_DIR),
    keysDir: resolve(read.RELEASE_KEYS_DIR),
    shellUrl: read.SHELL_URL ?? null,
    serviceWorker: read.SERVICE_WORKER === 'on',
    logLevel: read.LOG_LEVEL,
  };
}
