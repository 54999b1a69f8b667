/** What may be wrong with a remote's own code. */
export const CODE_FAULTS = [
  'throws at load',
  'throws in a loader',
  'throws in render',
  'loops at load',
  'loops in a loader',
  'loops in render',
] as const;
export type CodeFault = (typeof CODE_FAULTS)[number];

export type Side = 'client' | 'server';

/** How a build names its container. */
const CONTAINERS = {
  client: (name: string) => `vitrine_${name.replaceAll('-', '_')}`,
  server: () => 'module.exports',
};

/** Code that, at the end of a remote's container, gives all its pages the fault. */
export function brokenCode(name: string, fault: CodeFault, side: Side): string {
  const [act = '', ...where] = fault.split(' ');
  const wrong = act === 'loops' ? 'for (;;);' : `throw new Error('${fault}');`;
  // Before it could name its container: one that did would be there, whatever came after.
  if (where.at(-1) === 'load') return `\n${CONTAINERS[side](name)} = undefined; ${wrong}\n`;
  const part = where.at(-1) === 'loader' ? 'loader' : 'Component';
  return codeInPages(CONTAINERS[side](name), part, `() => { ${wrong} }`);
}

/** Code that gives all pages of a container, by its name there, this function as a part of theirs. */
export const codeInPages = (container: string, part: 'loader' | 'Component', act: string): string =>
  `\n${container} = (${wrapped.toString()})(${container}, '${part}', ${act});\n`;

interface Page {
  lazy?: () => Promise<object>;
  children?: Page[];
}
interface Container {
  init(...args: unknown[]): unknown;
  get(name: string): Promise<() => { createRoutes(context: unknown): Page[] }>;
}

/** Runs in the build, as its text: it may use nothing from around it. */
function wrapped(container: Container, part: string, wrong: () => void): Container {
  const spoil = (page: Page): Page => {
    const { lazy, children } = page;
    if (children) return { ...page, children: children.map(spoil) };
    return lazy
      ? { ...page, lazy: async () => ({ ...(await lazy()), [part]: wrong }) }
      : { ...page, [part]: wrong };
  };
  return {
    init: (...args) => container.init(...args),
    get: async (name) => {
      const module = (await container.get(name))();
      return () => ({ ...module, createRoutes: (context) => module.createRoutes(context).map(spoil) });
    },
  };
}
