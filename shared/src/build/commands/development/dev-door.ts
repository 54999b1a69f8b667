import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers';

const RETRY_MS = 100;
/** Longest that a visitor waits for a shop that starts. */
const PATIENCE_MS = 60_000;

/** Listens where the shop is expected and hands every connection on to it; while it restarts, visitors wait. */
export function openDoor(port: number, shopPort: number): Promise<void> {
  const door = createServer({ pauseOnConnect: true }, (visitor) => {
    visitor.on('error', () => undefined);
    handOn(visitor, shopPort, Date.now() + PATIENCE_MS);
  });
  return new Promise((resolve, reject) => {
    door.on('error', reject);
    door.listen(port, '127.0.0.1', () => resolve());
  });
}

function handOn(visitor: Socket, shopPort: number, end: number): void {
  const shop = connect(shopPort, '127.0.0.1');
  let isThere = false;
  shop.on('connect', () => {
    isThere = true;
    visitor.on('close', () => shop.destroy());
    visitor.pipe(shop).pipe(visitor);
    visitor.resume();
  });
  shop.on('error', () => {
    if (isThere || visitor.destroyed || Date.now() > end) return void visitor.destroy();
    setTimeout(() => handOn(visitor, shopPort, end), RETRY_MS);
  });
}
