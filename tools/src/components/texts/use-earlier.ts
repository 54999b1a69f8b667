import type { ApiResult } from '@vitrine/shared/contract/failure';
import type { Wording } from '@vitrine/shared/contract/tools/texts';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { namesOf } from '../../model/editing/edit.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { wordingFields, type WordingField } from '../../model/editing/wording-form.ts';

/** Puts an earlier version into the form, and the focus there: it is looked over, and saved as the next. */
export function useEarlier(
  read: (version: number) => Promise<ApiResult<Wording>>,
  set: (name: WordingField, value: string) => void,
) {
  const locale = useLocale();
  return useAction(read, (wording) => {
    const values = wordingFields(wording);
    for (const name of namesOf<WordingField>(values)) set(name, values[name]);
    document.getElementsByName(`title.${locale}`)[0]?.focus();
  });
}
