/**
 * A version as it was so long ago: when a new one is told, everybody who follows it at their own pace has it too.
 * Empty until the first one is old enough.
 */
export function delayVersion(
  version: () => Promise<string>,
  delayMs: number,
  now: () => number = () => performance.now(),
): () => Promise<string> {
  const coming: { version: string; seenAt: number }[] = [];
  let seen = '';
  let told = '';
  return async () => {
    const present = await version();
    const at = now();
    if (present !== seen) coming.push({ version: present, seenAt: at });
    seen = present;
    for (let next = coming[0]; next && at - next.seenAt >= delayMs; next = coming[0]) {
      told = next.version;
      coming.shift();
    }
    return told;
  };
}
