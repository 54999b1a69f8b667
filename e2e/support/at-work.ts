import type { Page } from '@playwright/test';

const TOOLS = /^\/(nl\/|fr\/)?tools/;
const LONGEST_MS = 5_000;

/** Tools are worked with faster than by a person: who opens one waits until what is typed and pressed is heard. */
export function waitAtWork(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (TOOLS.test(url)) await answering(page);
    return answer;
  };
}

/** Where nothing ever answers, the journey goes on with what was served. */
async function answering(page: Page): Promise<void> {
  const isTaken = () => {
    const drawn = document.querySelector('main');
    return drawn !== null && Object.keys(drawn).some((name) => name.startsWith('__reactFiber'));
  };
  await page.waitForFunction(isTaken, undefined, { timeout: LONGEST_MS }).catch(() => undefined);
}
