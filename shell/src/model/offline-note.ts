/** Class of the note above what may be out of date: written by the worker and by the page, so no module's own. */
export const NOTE_CLASS = 'offline-note';
