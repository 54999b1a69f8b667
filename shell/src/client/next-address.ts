const asked = new Map<string, number>();

/** Another address each time: browsers keep what was broken, and wait on for what hangs. */
export function nextAddress(url: string): string {
  const times = asked.get(url) ?? 0;
  asked.set(url, times + 1);
  return times === 0 ? url : `${url}?retry=${times}`;
}
