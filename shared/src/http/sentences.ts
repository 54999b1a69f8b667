/** All that a refusal says, in order: about the whole unless it repeats what a field says, then about each field. */
export function sentencesOf(message: string, fields: Record<string, string>): string[] {
  return [...new Set([message, ...Object.values(fields)])].filter(Boolean);
}
