import { useMemo } from 'react';
import { formatMegabytes, formatMoment } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';

/** How the tools write what lists hold, in the language of the page. */
export function useFormats() {
  const locale = useLocale();
  return useMemo(
    () => ({
      moment: (at: string) => formatMoment(at, locale),
      megabytes: (bytes: number) => formatMegabytes(bytes, locale),
    }),
    [locale],
  );
}
