/**
 * What was complained of in the console beside a connection that was cut on purpose, of which browsers themselves tell.
 * Empties what was heard.
 */
export function withoutLosses(complaints: string[]): string[] {
  return complaints.splice(0).filter((text) => !/net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(text));
}
