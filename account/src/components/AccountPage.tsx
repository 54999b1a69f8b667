import type { ReactNode } from 'react';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Breadcrumbs } from '@vitrine/shared/ui/links/Breadcrumbs';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { LogOut } from './access/LogOut.tsx';
import { useWords } from '../model/use-words.ts';

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  count?: ReactNode;
  children: ReactNode;
}

/** A page of the account, one step below its overview. Logging out is in sight on each (OWASP ASVS 5.0, 7.4.4). */
export function AccountPage({ title, lead, count, children }: AccountPageProps) {
  const words = useWords();
  const account = { label: words('account.title'), to: pathTo('account', useLocale()) };
  return (
    <>
      <Breadcrumbs label={words('common.where')} items={[account, { label: title }]} />
      <PageTitle lead={lead} count={count}>
        {title}
      </PageTitle>
      {children}
      <LogOut />
    </>
  );
}
