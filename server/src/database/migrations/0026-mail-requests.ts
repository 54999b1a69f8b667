/** Mails name the request that they came of, for whoever reads the logs. */
export function mailRequests(): string[] {
  return ['alter table outbox add column request_id text'];
}
