import type { Mutation } from './mutation.ts';

/** What keeps remotes apart from the server: 15.2.5. */
export const REMOTE_MUTATIONS: Mutation[] = [
  {
    rows: ['15.2.5'],
    name: 'a remote has the process of Node',
    file: 'shell/src/server/drawing/lock-down.ts',
    from: "  define(globalThis, 'process', standIn(real));\n",
    to: "  define(globalThis, 'process', real);\n",
  },
  {
    rows: ['15.2.5'],
    name: 'a thread of a remote has the permissions of the server',
    file: 'shell/src/server/drawing/fence-flags.ts',
    from: "  '--permission',\n",
    to: '',
  },
  {
    rows: ['15.2.5'],
    name: 'a remote sets whatever header it likes',
    file: 'shell/src/server/drawing/read-drawn.ts',
    from: '    throw new Error(`a page may not have this ${name}`);',
    to: '    return [[name, String(value)]];',
  },
  {
    rows: ['15.2.5'],
    name: 'what a remote has is copied as it says',
    file: 'shell/src/server/drawing/lock-down.ts',
    from: '    if (ALLOWED.has(name)) forgetCopying(name);\n    else Reflect.deleteProperty(globalThis, name);\n',
    to: "    if (!ALLOWED.has(name) && name !== 'structuredClone') Reflect.deleteProperty(globalThis, name);\n",
  },
  {
    rows: ['15.2.5'],
    name: 'a remote gives every object of Node another property',
    file: 'shell/src/server/drawing/lock-down.ts',
    from: '  Object.seal(Object.prototype);\n',
    to: '',
  },
  {
    rows: ['15.2.5'],
    name: 'the process of remotes has the network of the machine',
    file: 'shell/src/server/drawing/processes/without-network.ts',
    from: "'--net', ",
    to: '',
  },
];
