import type { Dashboard } from '@vitrine/shared/contract/tools/dashboard';
import { fillPath } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useWords } from '../../model/use-words.ts';

/** While much is reserved without being paid: by all together, or by networks that keep as much as they may. */
export function ReservedNotice({ reserved }: { reserved: NonNullable<Dashboard['reserved']> }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <Notice tone="warning" title={words('dashboard.reserved.title')}>
      {reserved.isRange && <p>{words('dashboard.reserved.range')}</p>}
      {reserved.networks > 0 && <p>{words('dashboard.reserved.networks', { count: reserved.networks })}</p>}
      <p>
        <SiteLink to={fillPath('toolsReservations', locale, {})}>{words('dashboard.reserved.see')}</SiteLink>
      </p>
    </Notice>
  );
}
