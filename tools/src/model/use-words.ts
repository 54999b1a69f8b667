import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type messages from '../messages/en.json';

export type MessageId = keyof typeof messages;
type Values = Record<string, string | number>;

/** The texts of this remote in the language of the page. An id that does not exist does not compile. */
export function useWords(): (id: MessageId, values?: Values) => string {
  const { formatMessage } = useIntl();
  return useCallback((id: MessageId, values?: Values) => formatMessage({ id }, values), [formatMessage]);
}
