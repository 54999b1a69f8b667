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
  // The schemas of the boot data: dozens, each made of some closures.
  () =>
    import(/* webpackMode: "eager", webpackExports: ["localizedSchema"] */ '@vitrine/shared/contract/locale'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["insectCardSchema"] */ '@vitrine/shared/contract/catalogue'
    ),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["browserRemotesSchema"] */ '@vitrine/shared/contract/federation/release'
    ),
  () => import(/* webpackMode: "eager", webpackExports: ["bootSchema"] */ '../../model/boot.ts'),
  () => import(/* webpackMode: "eager", webpackExports: ["appRoutes"] */ '../../routing/app-routes.tsx'),
];

/** Hydrates the page, each step in a task of its own. */
export async function startInSteps(messages: Messages, early: Early): Promise<void> {
  for (const run of PIECES) {
    await run();
    await yieldToMain();
  }
  const { startShop } = await import(/* webpackMode: "eager" */ './start-shop.tsx');
  await yieldToMain();
  await startShop(messages, early);
}
