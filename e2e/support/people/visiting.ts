import type { Browser, Page } from '@playwright/test';
import { openGate, type Gate } from '../shops/gate.ts';
import { runShop, type Shop } from '../shops/run-shop.ts';

/** A browser that keeps what it sees, before a gate behind which shops change. */
export class Visit {
  readonly gate: Gate;
  private shop: Shop | null = null;
  private readonly browser: Browser;

  constructor(gate: Gate, browser: Browser) {
    this.gate = gate;
    this.browser = browser;
  }

  async open(): Promise<Page> {
    const context = await this.browser.newContext({ baseURL: this.gate.url, serviceWorkers: 'allow' });
    return context.newPage();
  }

  /** Starts a shop, to which the gate leads from now on; the one before ends. */
  async leadToNew(variables: Record<string, string>): Promise<void> {
    const before = this.shop;
    this.shop = await runShop(undefined, { PUBLIC_URL: this.gate.url, ...variables });
    this.gate.leadTo(this.shop.url);
    await before?.stop();
  }

  async end(): Promise<void> {
    this.gate.close();
    await this.shop?.stop();
  }
}

/** Lets somebody visit shops that come one after another under one address; ends them all. */
export async function visiting(browser: Browser, go: (visit: Visit) => Promise<void>): Promise<void> {
  const visit = new Visit(await openGate(), browser);
  try {
    await go(visit);
  } finally {
    await visit.end();
  }
}
