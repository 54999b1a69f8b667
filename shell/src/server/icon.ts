/** The word-mark's letter with the pin through it. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="#f4eedd"/><path d="M6 8h5l5 14 5-14h5l-8 19h-4z" fill="#1f5a4c"/><path d="M16 3v26" stroke="#7a5b1e" stroke-width="1.6"/><circle cx="16" cy="4.6" r="2.4" fill="#7a5b1e"/></svg>`;
