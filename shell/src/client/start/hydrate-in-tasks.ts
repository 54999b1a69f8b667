import type { Messages } from '@vitrine/shared/i18n/create-intl';
import { yieldToMain } from './yield-to-main.ts';
import type { Early } from './start-shop.tsx';

/*
 * Everything hydration needs, in one chunk, evaluated piece by piece so that no task blocks a phone for long. The exports
 * in use are named, so that webpack can tree-shake the packages.
 */
const PIECES = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["createBrowserRouter"] */ 'react-router'),
  () => import(/* webpackMode: "eager", webpackExports: ["createIntl"] */ 'react-intl'),
  () => import(/* webpackMode: "eager", webpackExports: ["appRoutes"] */ '../../routing/app-routes.tsx'),
];

/** Hydrates the page, each step in a task of its own. */
export async function hydrateInTasks(messages: Messages, early: Early): Promise<void> {
  for (const run of PIECES) {
    await run();
    await yieldToMain();
  }
  const { startShop } = await import(/* webpackMode: "eager" */ './start-shop.tsx');
  await yieldToMain();
  await startShop(messages, early);
}
