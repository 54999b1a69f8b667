export interface FormDraftsTable {
  token_hash: string;
  /** JSON, as the contract's `FormDraft`. */
  draft: string;
  expires_at: string;
}

export interface FormDraftsSchema {
  form_drafts: FormDraftsTable;
}
