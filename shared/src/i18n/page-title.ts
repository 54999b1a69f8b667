/** A document's title: the page first, so that tabs can be told apart. */
export const pageTitle = (text: string): string => `${text} · Vitrine`;
