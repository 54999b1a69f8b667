import type { Browser, Page } from '@playwright/test';
import { runShop, type Shop } from '../shops/run-shop.ts';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

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

/** One address before a shop, which can be led to another one, or answer nothing at all. */
interface Gate {
  url: string;
  leadTo(shop: string): void;
  /** From now on requests are taken and never answered. */
  hang(): void;
  close(): void;
}

async function openGate(): Promise<Gate> {
  let target: string | null = null;
  const server = createServer((incoming, answer) => {
    if (target) pass(target, incoming, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (shop) => (target = shop),
    hang: () => (target = null),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * The shop behind it sees the address that was asked for, as behind any proxy. Every question has a connection of its
 * own: one that is kept may be closed by the shop in the moment in which it is used again. Whatever is cut off on one
 * side is cut off on the other, so that no browser waits for the rest of it.
 */
function pass(target: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method = 'GET', url = '/', headers } = incoming;
  const onward = request(new URL(url, target), { method, headers, agent: false }, (reply) => {
    // The browser may have gone meanwhile; a closed stream cannot be piped to.
    if (answer.destroyed) return void reply.destroy();
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    pipeline(reply, answer, () => undefined);
  });
  onward.on('error', () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  pipeline(incoming, onward, () => undefined);
}
