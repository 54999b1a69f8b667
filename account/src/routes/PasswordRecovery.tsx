import type { PageHead } from '@vitrine/shared/contract/remote';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { SoonPage } from '../components/SoonPage.tsx';
import { useWords } from '../model/use-words.ts';
import { pageTitle } from './page-title.ts';

export function head(_data: unknown, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'recovery.title' })),
    alternates: pathsTo('passwordRecovery'),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  return <SoonPage title={words('recovery.title')} lead={words('recovery.lead')} />;
}
