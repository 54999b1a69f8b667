import type { Page, Route } from '@playwright/test';

/** What may go wrong with a file on its way to a browser. `slow` comes after three seconds. */
export const FILE_FAULTS = [
  'is down',
  'answers 500',
  'hangs',
  'is slow',
  'is truncated',
  'is changed',
] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** The files of a release, by what a browser wants of them. */
export const FILES = {
  entry: /remoteEntry\.[\w-]+\.js/,
  chunk: /\d+\.[\w-]+\.js/,
  stylesheet: /styles\.[\w-]+\.css/,
};
export type File = keyof typeof FILES;

const SLOW_MS = 3_000;

/** Spoils files of a remote for a page, also when they are asked for anew. Returns what makes them well again. */
export async function spoil(
  page: Page,
  remote: string,
  file: File,
  fault: FileFault,
): Promise<() => Promise<void>> {
  const address = new RegExp(`/releases/${remote}/files/${FILES[file].source}(\\?retry=\\d+)?$`);
  const answer = (route: Route) => FAULTS[fault](route);
  await page.route(address, answer);
  return () => page.unroute(address, answer);
}

const FAULTS: Record<FileFault, (route: Route) => Promise<void> | void> = {
  'is down': (route) => route.abort('connectionrefused'),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'throw new Error("no file")' }),
  hangs: () => undefined,
  'is slow': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  },
  'is truncated': (route) => withBody(route, (body) => body.slice(0, body.length / 2)),
  'is changed': (route) => withBody(route, (body) => `${body}\n`),
};

/** The page may be gone before its file is here, or have asked only whether it answers. */
async function withBody(route: Route, change: (body: string) => string): Promise<void> {
  const answer = async () => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };
  await answer().catch(() => undefined);
}
