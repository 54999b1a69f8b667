import type { LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/remote';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { SoonPage } from '../components/SoonPage.tsx';
import { useWords } from '../model/use-words.ts';
import { pageTitle } from './page-title.ts';

export function loader({ params }: LoaderFunctionArgs) {
  return { token: params['token'] ?? '' };
}

export function head({ token }: ReturnType<typeof loader>, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'confirm.title' })),
    alternates: pathsTo('confirmEmail', { token }),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  return <SoonPage title={words('confirm.title')} lead={words('confirm.lead')} />;
}
