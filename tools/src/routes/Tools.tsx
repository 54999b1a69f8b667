import { useIntl } from 'react-intl';
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/remote';
import { inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { fillPath, pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { PageTitle } from '@vitrine/shared/ui/PageTitle';
import { TOOL_PAGES, titleOf } from '../model/tool-pages.ts';
import style from './Tools.module.css';

/**
 * @throws Response 302 to the login when nobody is logged in
 * @throws Response 403 for a customer
 */
export function loader(args: LoaderFunctionArgs, { remote, locale, name }: PageContext) {
  const profile = remote.profile(args);
  if (!profile) throw redirect(pathTo('login', locale));
  if (profile.role === 'customer') throw new Response(null, { status: 403 });
  return { name };
}

export function head(_data: unknown, { intl, name }: PageContext): PageHead {
  return {
    title: intl.formatMessage({ id: titleOf(name) }),
    alternates: inEveryLocale((locale) => fillPath(name, locale, {})),
    isIndexed: false,
  };
}

export function Component() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { name } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle lead={formatMessage({ id: 'tools.lead' })}>{formatMessage({ id: titleOf(name) })}</PageTitle>
      <nav aria-label={formatMessage({ id: 'tools.title' })}>
        <ul className={style['tools']} role="list">
          {TOOL_PAGES.map((page) => (
            <li key={page.name}>
              <Link to={pathTo(page.name, locale)} aria-current={page.name === name ? 'page' : undefined}>
                {formatMessage({ id: page.title })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
