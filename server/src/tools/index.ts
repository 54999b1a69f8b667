/* The door of this subject: what the others may use. */

export { rightsOf } from './rules/rights.ts';
export { importSource } from './store/move-sources.ts';
export { listAudit } from './store/audit-list.ts';
export {
  type AuditAuthor,
  type AuditWrite,
  addToAudit,
  lastChange,
  recordAudit,
  subjectOf,
} from './store/audit-log.ts';
