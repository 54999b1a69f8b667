import { useCallback } from 'react';
import { staffRoleSchema } from '@vitrine/shared/contract/tools/tools';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { columnName } from './audit-columns.ts';
import type { Difference } from './audit-diff.ts';
import { useWords } from '../use-words.ts';

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

/** What changed, named as the forms name it and in the language of the page; what another version wrote stands as it is. */
export function useDifferenceWords(): (table: string, difference: Difference) => Difference {
  const columnTitle = useColumnTitle();
  const valueOf = useValueWords();
  return useCallback(
    (table: string, { name, before, after }: Difference) => ({
      name: columnTitle(table, name),
      before: before && valueOf(table, name, before),
      after: after && valueOf(table, name, after),
    }),
    [columnTitle, valueOf],
  );
}

function useColumnTitle() {
  const words = useWords();
  const locale = useLocale();
  return useCallback(
    (table: string, column: string) => {
      const known = columnName(table, column);
      if (!known) return column;
      const label = typeof known.label === 'string' ? words(known.label) : known.label[locale];
      if (!known.language) return label;
      return words('translated.label', { label, language: words(`translated.${known.language}`) });
    },
    [words, locale],
  );
}

/** A value in words: the role of an account, yes and no, an amount. */
function useValueWords() {
  const words = useWords();
  const locale = useLocale();
  return useCallback(
    (table: string, column: string, value: string) => {
      const role = table === 'accounts' && column === 'role' && ROLES.find((one) => one === value);
      if (role) return words(`role.${role}`);
      if (/^is_/.test(column)) return words(value === '1' ? 'common.yes' : 'common.no');
      return /_cents$/.test(column) && /^\d+$/.test(value) ? formatMoney(Number(value), locale) : value;
    },
    [words, locale],
  );
}
