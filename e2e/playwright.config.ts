import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './support/chromium.ts';

/** What belongs to the night (`support/by-night.ts`); `JOURNEYS=long` runs these alone. */
const LONG = /@long/;

/** Journeys of people through the built release, in Chromium. Every worker has a shop of its own. */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/shops/seed.ts',
  ...(process.env.JOURNEYS === 'long' ? { grep: LONG } : { grepInvert: LONG }),
  outputDir: './test-results',
  // For two slow cores that other work shares; who passes waits for none of it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // Some wait for a release to be seen; what is long has processes killed beside it, and is tried in more quiet.
  workers: process.env.JOURNEYS === 'long' ? 2 : 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // What one page cached must not answer another; the journeys of the worker allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    launchOptions: CHROMIUM,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
