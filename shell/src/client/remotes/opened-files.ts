/** A remote whose files lie in a folder, and the version of it that this page has. */
interface Holder {
  name: string;
  version: string;
}

const holders = new Map<string, Holder>();

/** From now on a file beside this entry is one of this version. */
export function noteFiles(entry: string, holder: Holder): void {
  holders.set(new URL('.', new URL(entry, location.href)).href, holder);
}

/** The version in whose file a stack has its first frame of a remote; the shell's own errors are nobody else's. */
export function holderIn(stack: string): Holder | null {
  const found = [...holders].map(([folder, holder]) => ({ at: stack.indexOf(folder), holder }));
  const [first] = found.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
  return first?.holder ?? null;
}
