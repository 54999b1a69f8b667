import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { SPECIAL_ROUTES } from '@vitrine/shared/paths/category-words';
import { fillPath, pathTo } from '@vitrine/shared/paths/path-to';
import { readPath, type ReadPath } from '@vitrine/shared/paths/read-path';
import type { RouteName } from '@vitrine/shared/paths/route-table';
import { ButtonLink } from '@vitrine/shared/ui/ButtonLink';
import { useLocale } from '@vitrine/shared/i18n/use-locale';

/** Where to go from an insect that is no more: to the list it lay in, and to what came in since. */
export function GoneWays() {
  const intl = useIntl();
  const locale = useLocale();
  const list = listPath(readPath(useLocation().pathname));
  return (
    <>
      {list && <ButtonLink to={list}>{intl.formatMessage({ id: 'shell.error.alike' })}</ButtonLink>}
      <ButtonLink to={pathTo('newInsects', locale)} variant="quiet">
        {intl.formatMessage({ id: 'shell.error.newest' })}
      </ButtonLink>
    </>
  );
}

/** The list of a family or a special category in which the insect of an address lay. */
function listPath(page: ReadPath | null): string | null {
  if (!page) return null;
  const special = Object.values(SPECIAL_ROUTES).find(({ insect }) => insect === page.name);
  const list: RouteName | undefined = page.name === 'insect' ? 'family' : special?.list;
  return list ? fillPath(list, page.locale, page.params) : null;
}
