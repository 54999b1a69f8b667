import { FormattedMessage } from 'react-intl';
import { loginPath } from '@vitrine/shared/paths/login-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';

/** A sentence with the way to the login in it. What was typed is stored in this tab, so that the way back leads to it. */
export function LoginLink({ id }: { id: string }) {
  const locale = useLocale();
  const login = loginPath(locale, pathTo('checkout', locale));
  return <FormattedMessage id={id} values={{ link: (text) => <SiteLink to={login}>{text}</SiteLink> }} />;
}
