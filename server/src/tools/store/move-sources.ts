/* Under which name moves of stock are those of an import, or of taking back an entry of the log. */

export const importSource = (importId: number) => `tools:import-${importId}`;
export const undoSource = (auditId: number) => `tools:undo-${auditId}`;
