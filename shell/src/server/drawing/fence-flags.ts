/**
 * Node's options for whatever runs beside a remote: it reads the shell's own build, writes nothing, starts nothing, and
 * makes no code of texts. A thread is bound by none of its process's permissions, so it is given them anew; it may not start
 * further ones.
 */
export const fenceFlags = (readable: readonly string[]): string[] => [
  '--permission',
  ...readable.map((folder) => `--allow-fs-read=${folder}`),
  // It opens files past the permissions.
  '--no-experimental-sqlite',
];

/** V8's, and those of a whole process, hold for its threads too. */
export const processFlags = (readable: readonly string[]): string[] => [
  ...fenceFlags(readable),
  '--allow-worker',
  '--disable-warning=PERM0006',
  '--disallow-code-generation-from-strings',
  '--disable-sigusr1',
  '--max-old-space-size=64',
  '--max-semi-space-size=1',
  '--v8-pool-size=1',
  '--heap-growing-percent=20',
];
