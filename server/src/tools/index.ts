/* The door of this subject: what the others may use. */

export { rightsOf } from './rules/rights.ts';
export { importSource } from './store/move-sources.ts';
export { putBack } from './store/put-back.ts';
export type { PublishGate } from './store/publish-gate.ts';
export type { CounterMove, StockBack } from './store/stock-back.ts';
export { listAudit } from './store/audit-list.ts';
export {
  type AuditAuthor,
  type AuditWrite,
  addToAudit,
  lastChange,
  recordAudit,
  subjectOf,
} from './store/audit-log.ts';
