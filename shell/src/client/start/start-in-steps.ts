import type { Messages } from '@vitrine/shared/i18n/create-intl';
import { yieldToMain } from './yield-to-main.ts';
import type { Early } from './start-shop.tsx';

/*
 * What the shop starts with, all in this one file; run piece by piece, so that none keeps a phone from answering. Exports
 * that are used are named, for whole packages would come along otherwise.
 */
const PIECES = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["createBrowserRouter"] */ 'react-router'),
  () => import(/* webpackMode: "eager", webpackExports: ["createIntl"] */ 'react-intl'),
  // What checks the data that came with the page: dozens of schemas, each made of some closures.
  () =>
    import(/* webpackMode: "eager", webpackExports: ["localizedSchema"] */ '@vitrine/shared/contract/locale'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["insectCardSchema"] */ '@vitrine/shared/contract/catalogue'
    ),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["browserRemotesSchema"] */ '@vitrine/shared/contract/release'
    ),
  () => import(/* webpackMode: "eager", webpackExports: ["bootSchema"] */ '../../model/boot.ts'),
  () => import(/* webpackMode: "eager", webpackExports: ["appRoutes"] */ '../../routing/app-routes.tsx'),
];

/** Takes the page over, each step in a task of its own. */
export async function startInSteps(messages: Messages, early: Early): Promise<void> {
  for (const run of PIECES) {
    await run();
    await yieldToMain();
  }
  const { startShop } = await import(/* webpackMode: "eager" */ './start-shop.tsx');
  await yieldToMain();
  await startShop(messages, early);
}
