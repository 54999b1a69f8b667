import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/remote';
import { pathsTo, pathTo } from '@vitrine/shared/paths/path-to';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { SoonPage } from '../components/SoonPage.tsx';
import { useWords } from '../model/use-words.ts';
import { pageTitle } from './page-title.ts';

/** @throws Response 302 to the login when nobody is logged in */
export function loader(args: LoaderFunctionArgs, { remote, locale }: PageContext) {
  const profile = remote.profile(args);
  if (!profile) throw redirect(pathTo('login', locale));
  return { firstname: profile.firstname };
}

export function head(_data: unknown, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'account.title' })),
    alternates: pathsTo('account'),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  const { firstname } = useLoaderData<typeof loader>();
  return <SoonPage title={firstname || words('account.title')} lead={words('account.lead')} />;
}
