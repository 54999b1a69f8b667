import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { pathsTo, pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { askRecovery } from '../api/recovery.ts';
import { Door } from '../components/access/Door.tsx';
import { MailForm } from '../components/access/MailForm.tsx';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useWords } from '../model/use-words.ts';

export function loader(args: LoaderFunctionArgs, { remote }: PageContext) {
  return { email: remote.frame(args).seller.email };
}

export function head(_data: unknown, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'recovery.title' })),
    alternates: pathsTo('passwordRecovery'),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  const { browserApi } = useRemote();
  const { email } = useLoaderData<typeof loader>();
  return (
    <Door title={words('recovery.title')} lead={words('recovery.lead')} email={email}>
      <MailForm
        name="recovery"
        submit={words('recovery.submit')}
        send={(address) => askRecovery(browserApi, address)}
      />
      <SiteLink to={pathTo('login', useLocale())}>{words('recovery.toLogin')}</SiteLink>
    </Door>
  );
}
