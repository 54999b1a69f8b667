const TITLES: Record<number, string> = {
  404: 'shell.error.notFoundTitle',
  410: 'shell.error.goneTitle',
  503: 'shell.down.title',
};

/** Id of the words that a failed page has for a title: the same in its heading and in the document's head. */
export const failureTitle = (status: number): string => TITLES[status] ?? 'shell.error.brokenTitle';
