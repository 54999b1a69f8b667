const ANSWER_MS = 20_000;

export interface Memory {
  /** What the serving thread still holds after a collection. */
  heldBytes: number;
  /** Of the whole process, as the system counts it. */
  rssBytes: number;
}

/** Variables that let a process be asked for its memory, on a port of its own. */
export const inspectable = (port: number) => ({ NODE_OPTIONS: `--inspect=127.0.0.1:${port}` });

const EXPRESSION = `(() => {
  const { heapUsed, external, rss } = process.memoryUsage();
  return JSON.stringify({ heldBytes: heapUsed + external, rssBytes: rss });
})()`;

/** Has a process collect what it no longer needs, twice, because finalizers free what they held only then. */
export async function memoryAfterCollection(port: number): Promise<Memory> {
  const [target] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('the process cannot be inspected')));
  });
  let id = 0;
  const ask = (method: string, params = {}) => {
    id += 1;
    const mine = id;
    const answer = new Promise<string>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${method} was not answered`)), ANSWER_MS);
      socket.addEventListener('message', ({ data }) => {
        const said = JSON.parse(String(data));
        if (said.id !== mine) return;
        clearTimeout(late);
        resolve(said.result?.result?.value ?? '');
      });
    });
    socket.send(JSON.stringify({ id, method, params }));
    return answer;
  };
  await ask('HeapProfiler.collectGarbage');
  await ask('HeapProfiler.collectGarbage');
  const memory: Memory = JSON.parse(await ask('Runtime.evaluate', { expression: EXPRESSION }));
  socket.close();
  return memory;
}
