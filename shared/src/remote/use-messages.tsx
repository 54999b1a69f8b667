import { useCallback } from 'react';
import { useIntl } from 'react-intl';

type Values = Record<string, string | number>;

/**
 * The texts of a remote in the language of the page. Each remote names the ids that it has, so that one that does not
 * exist does not compile.
 */
export function useMessages<Id extends string>(): (id: Id, values?: Values) => string {
  const { formatMessage } = useIntl();
  return useCallback((id: Id, values?: Values) => formatMessage({ id }, values), [formatMessage]);
}
