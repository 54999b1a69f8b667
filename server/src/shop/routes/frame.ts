import { frameSchema, type Frame, type PaymentMethod } from '@vitrine/shared/contract/frame';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { type Catalogue, newestInsects, readCards } from '../../catalogue/index.ts';
import { Unavailable } from '../../platform/unavailable.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PaymentProvider } from '../../payments/index.ts';
import { memoizeTtl } from '../../platform/memoize-ttl.ts';
import { readClosing } from '../store/closings.ts';
import type { Database } from '../../database/database.ts';
import { readVatRegime } from '../store/settings.ts';
import { readSeller } from '../store/seller.ts';
import { VERSION } from '../../version.ts';

interface FrameOptions {
  database: Database;
  catalogue: Catalogue;
  clock: Clock;
  provider: PaymentProvider;
}

const FRAME_CARDS = 8;
const MAX_AGE_MS = 5000;
const PROVIDER_MS = 2000;

/** What every page shows around its own content. */
export const frameRoutes: FastifyPluginAsyncZod<FrameOptions> = async (app, options) => {
  const range = rangeOf(options.catalogue);
  const version = () => options.catalogue.version().catch(() => '');
  const frame = memoizeTtl(options.clock, MAX_AGE_MS, () => readFrame(options, range), version);

  app.get('/api/frame', { schema: { response: { 200: frameSchema } } }, () => frame());
};

async function readFrame(options: FrameOptions, range: () => Promise<Range>): Promise<Frame> {
  const { kysely } = options.database;
  const now = options.clock();
  const [closing, { ids, spreadPercent }, seller, methods, vatRegime] = await Promise.all([
    readClosing(kysely, now),
    range(),
    readSeller(kysely),
    activeMethods(options.provider),
    readVatRegime(kysely),
  ]);
  const latest = await readCards(kysely, ids, now);
  const isTestPayment = options.provider.isTest;
  return {
    version: VERSION,
    closing,
    latest,
    paymentMethods: [...methods],
    seller,
    spreadPercent,
    isTestPayment,
    vatRegime,
  };
}

/** What the footer tells of the range. */
interface Range {
  ids: number[];
  spreadPercent: number;
}

/** The range as the catalogue has it; while that is away as it was last, for the footer is no reason to have no page. */
function rangeOf(catalogue: Catalogue): () => Promise<Range> {
  let known: Range = { ids: [], spreadPercent: 0 };
  return async () => {
    try {
      const latest = newestInsects(catalogue, { kind: 'category', category: 'LATEST' }, FRAME_CARDS);
      const [ids, { spreadPercent }] = await Promise.all([latest, catalogue.counts()]);
      known = { ids, spreadPercent };
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    }
    return known;
  };
}

/** Those that the provider reports as active; none while it does not answer, for the page must not wait for logos. */
async function activeMethods(provider: PaymentProvider): Promise<readonly PaymentMethod[]> {
  return withTimeout(provider.methods(), PROVIDER_MS).catch(() => []);
}
