import { profileAnswerSchema } from '@vitrine/shared/contract/account';
import { frameSchema, type Frame, type PaymentMethod } from '@vitrine/shared/contract/frame';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cached } from '../cached.ts';
import type { Clock } from '../clock.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { within } from '../payments/within.ts';
import { readClosing } from '../store/closings.ts';
import type { Database } from '../store/database.ts';
import { readListing } from '../store/listing.ts';
import { readSeller } from '../store/seller.ts';
import { readSpreadPercent } from '../store/spread-percent.ts';
import { VERSION } from '../version.ts';

export interface FrameOptions {
  database: Database;
  clock: Clock;
  provider: PaymentProvider;
}

const FRAME_CARDS = 8;
const MAX_AGE_MS = 5000;
const PROVIDER_MS = 2000;

/** What every page shows around its own content, and who is looking at it. */
export const frameRoutes: FastifyPluginAsyncZod<FrameOptions> = async (app, options) => {
  const frame = cached(options.clock, MAX_AGE_MS, () => readFrame(options));

  app.get('/api/frame', { schema: { response: { 200: frameSchema } } }, () => frame());

  app.get(
    '/api/auth/profile',
    { schema: { response: { 200: profileAnswerSchema } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return {};
    },
  );
};

async function readFrame(options: FrameOptions): Promise<Frame> {
  const { kysely } = options.database;
  const now = options.clock();
  const slice = { sort: 'newest', offset: 0, limit: FRAME_CARDS } as const;
  const [closing, latest, seller, spreadPercent, methods] = await Promise.all([
    readClosing(kysely, now),
    readListing(kysely, { kind: 'category', category: 'LATEST' }, slice, now),
    readSeller(kysely),
    readSpreadPercent(kysely),
    activeMethods(options.provider),
  ]);
  const isTestPayment = options.provider.isTest;
  return {
    version: VERSION,
    closing,
    latest,
    paymentMethods: [...methods],
    seller,
    spreadPercent,
    isTestPayment,
  };
}

/** Those that the provider reports as active; none while it does not answer, for the page must not wait for logos. */
async function activeMethods(provider: PaymentProvider): Promise<readonly PaymentMethod[]> {
  return within(PROVIDER_MS, provider.methods()).catch(() => []);
}
