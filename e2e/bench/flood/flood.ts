import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { floodPath } from './flood-mix.ts';

/*
 * Asks a shop for so many pages, searches and lists a second, whether it answers or not (open loop), each from one of many
 * addresses. Told by the process that started it: the shop's address, how many a second, for how many seconds. Says what
 * became of them.
 */
const [url = '', rate = '0', seconds = '0'] = process.argv.slice(2);
const TICK_MS = 10;
const ADDRESSES = 200;
/** What is not answered by then hangs. */
const LONGEST_MS = 20_000;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const answered: Record<string, number> = {};
const times: number[] = [];
let asked = 0;
let open = 0;

function ask(): void {
  const start = performance.now();
  const path = floodPath();
  const localAddress = `127.0.${1 + (asked % ADDRESSES)}.1`;
  asked += 1;
  open += 1;
  const end = (said: string) => {
    answered[said] = (answered[said] ?? 0) + 1;
    times.push(performance.now() - start);
    open -= 1;
  };
  const asking = request(url + path, { agent, localAddress, timeout: LONGEST_MS });
  asking.on('response', (response) => {
    text(response).then(
      (body) => end(isDrawn(body) ? String(response.statusCode) : 'undrawn'),
      () => end('broken off'),
    );
  });
  asking.on('timeout', () => asking.destroy(Object.assign(new Error(), { code: 'silent' })));
  asking.on('error', (error) => end('code' in error ? String(error.code) : 'failed'));
  asking.end();
}

/** A page to its end, or data; never an empty answer. */
const isDrawn = (body: string) =>
  body.startsWith('<') ? body.trimEnd().endsWith('</html>') : /^[[{].*[}\]]$/s.test(body);

const begun = performance.now();
const clock = setInterval(() => {
  const passed = performance.now() - begun;
  const due = Math.min((passed / 1000) * Number(rate), Number(seconds) * Number(rate));
  while (asked < due) ask();
  if (passed > Number(seconds) * 1000 && open === 0) tell();
}, TICK_MS);

function tell(): void {
  clearInterval(clock);
  agent.destroy();
  times.sort((a, b) => a - b);
  process.send?.({ asked, answered, p99: times[Math.floor(times.length * 0.99)] ?? 0 }, () => process.exit());
}
