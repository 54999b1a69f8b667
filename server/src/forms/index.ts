/* The door of this room's store: what the others may use of it. */

export { findFormDraft, forgetFormDrafts, keepFormDraft } from './store/form-drafts.ts';
