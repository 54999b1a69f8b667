import type { EditFormState } from '../../model/editing/use-edit-form.ts';
import { useWords } from '../../model/use-words.ts';
import type { WordingField } from '../../model/editing/wording-form.ts';
import { TranslatedFields } from '../form/TranslatedFields.tsx';

/** Title, sentence for search engines, lead and text, in three languages side by side. */
export function WordingFields<Name extends string>({ form }: { form: EditFormState<Name | WordingField> }) {
  const words = useWords();
  return (
    <>
      <TranslatedFields stem="title" label={words('texts.heading')} form={form} />
      <TranslatedFields
        stem="description"
        label={words('texts.description')}
        hint={words('texts.descriptionHint')}
        form={form}
        rows={3}
      />
      <TranslatedFields stem="lead" label={words('texts.lead')} form={form} rows={3} />
      <TranslatedFields
        stem="body"
        label={words('texts.body')}
        hint={words('texts.bodyHint')}
        form={form}
        rows={20}
      />
    </>
  );
}
