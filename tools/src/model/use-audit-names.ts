import { useCallback } from 'react';
import { staffRoleSchema } from '@vitrine/shared/contract/tools';
import type { Difference } from './audit-diff.ts';
import { useWords } from './use-words.ts';

const ROLES = [...staffRoleSchema.options, 'customer' as const];

/** What the log names as `<kind>:<which>`, by the kind. */
const KINDS = [
  ...(['accounts', 'backups', 'closings', 'families', 'family_pictures', 'imports'] as const),
  ...(['insect_pictures', 'insects', 'orders', 'outbox', 'picture_jobs', 'posts'] as const),
  ...(['settings', 'shipping_rates', 'texts'] as const),
] as const;

/** What a write was about, in the language of the page; what another version wrote is shown as it stands. */
export function useSubjectName(): (subject: string) => string {
  const words = useWords();
  return useCallback(
    (subject: string) => {
      const end = subject.indexOf(':');
      const kind = KINDS.find((one) => one === subject.slice(0, end));
      return kind ? words(`audit.about.${kind}`, { which: subject.slice(end + 1) }) : subject;
    },
    [words],
  );
}

/** As the log names a command that was given on the server itself, where nobody is logged in. */
const COMMAND = 'npm run owner';

/** Who wrote. */
export function useAuthorName(): (email: string) => string {
  const words = useWords();
  return useCallback((email: string) => (email === COMMAND ? words('audit.byCommand') : email), [words]);
}

/** What changed of an account, its role, in the language of the page. Other columns are shown as they stand. */
export function useDifferenceWords(): (table: string, difference: Difference) => Difference {
  const words = useWords();
  return useCallback(
    (table: string, difference: Difference) => {
      if (table !== 'accounts' || difference.name !== 'role') return difference;
      const roleName = (role: string | null) => {
        const known = ROLES.find((one) => one === role);
        return known ? words(`role.${known}`) : role;
      };
      const { before, after } = difference;
      return { name: words('staff.role'), before: roleName(before), after: roleName(after) };
    },
    [words],
  );
}
