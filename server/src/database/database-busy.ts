/** So many are writing that there was no turn in time. Nothing was done; a moment later it may go. */
export class DatabaseBusy extends Error {}
