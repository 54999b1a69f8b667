const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Chromium is started: the one that the test command found, else Playwright's own. */
export const CHROMIUM = {
  args: FLAGS,
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
};
