import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import { useIsStaff } from '../../model/current-staff.ts';
import { useWords, type MessageId } from '../../model/use-words.ts';

type Failure = 'customer' | 'notYours' | 'missing' | 'broken';

const TITLES = {
  customer: 'failed.customer.title',
  notYours: 'failed.notYours.title',
  missing: 'failed.missing.title',
  broken: 'failed.broken.title',
} as const satisfies Record<Failure, MessageId>;

const TEXTS = {
  customer: 'failed.customer.text',
  notYours: 'failed.notYours.text',
  missing: 'failed.missing.text',
  broken: 'failed.broken.text',
} as const satisfies Record<Failure, MessageId>;

/** In the place of a page that cannot be had: why not, and where to go from here. */
export function PageFailed() {
  const words = useWords();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const isStaff = useIsStaff();
  const failure = failureOf(useRouteError(), isStaff);
  return (
    <EmptyState heading={1} title={words(TITLES[failure])}>
      <p>{words(TEXTS[failure])}</p>
      {failure === 'broken' && <Button onClick={() => void revalidate()}>{words('common.again')}</Button>}
      <ButtonLink to={pathTo(isStaff ? 'tools' : 'home', locale)} variant="quiet">
        {words(isStaff ? 'failed.toOverview' : 'failed.toShop')}
      </ButtonLink>
    </EmptyState>
  );
}

function failureOf(error: unknown, isStaff: boolean): Failure {
  // A bug: the shell reports it and draws its own page.
  if (!isRouteErrorResponse(error)) throw error;
  if (error.status === 403) return isStaff ? 'notYours' : 'customer';
  return error.status === 404 || error.status === 410 ? 'missing' : 'broken';
}
