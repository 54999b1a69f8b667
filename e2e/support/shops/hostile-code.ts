import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeInPages } from './broken-code.ts';

/** What a hostile release tries: the text that the shell's own tests open. */
const TEXT = path.resolve(import.meta.dirname, '../../../shell/src/testing/hostile-remote.txt');
/** Here functions on the stack are the release's own. */
const LEFT_OUT = ['functions of the shell'];

/** What it is after, and where that lies. */
interface Prey {
  folder: string;
  key: string;
  database: string;
  /** Another release. */
  release: string;
  port: number;
  url: string;
}

/**
 * Code at the end of a remote's server container. The first page of each thread tries everything, and says in the log
 * how often, and what it got; each later one loops, or fills memory, or floods its process.
 */
export async function hostileCode(prey: Prey, round: number): Promise<string> {
  const text = await readFile(TEXT, 'utf8');
  const place = JSON.stringify({ ...prey, cookie: 'vitrine_session=' });
  return `
// ${round}
const hostile = {};
let drawn = 0;
((exports) => { ${text.replace('globalThis.PLACE', place)} })(hostile);
${codeInPages('module.exports', 'loader', ACT)}`;
}

const ACT = `async () => {
  drawn += 1;
  const act = hostile.acts[Math.floor(Math.random() * hostile.acts.length)];
  if (drawn > 1) return hostile.draw('/acts/' + act, { log: (...said) => console.log(...said) }, {});
  const names = hostile.names.filter((name) => !${JSON.stringify(LEFT_OUT)}.includes(name));
  const got = [];
  for (const name of names) {
    if ((await hostile.draw('/tries/' + name, {}, {})).startsWith('got')) got.push(name);
  }
  console.error('hostile: tried ' + names.length + ', got [' + got.join() + ']');
  throw new Error('hostile');
}`;

/** What hostile releases tried, and got, by what they said in a log. */
export function hostileSays(log: string): { tried: number; got: string[] } {
  const said = [...log.matchAll(/hostile: tried (\d+), got \[([^\]]*)\]/g)];
  return {
    tried: said.reduce((sum, [, tried]) => sum + Number(tried), 0),
    got: [...new Set(said.flatMap(([, , got = '']) => got.split(',').filter(Boolean)))],
  };
}
