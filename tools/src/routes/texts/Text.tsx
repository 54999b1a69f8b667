import { useRevalidator } from 'react-router';
import type { ToolText } from '@vitrine/shared/contract/tools/texts';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { staffPage } from '../../api/staff-page.ts';
import { readText, readTextVersion, saveText } from '../../api/shop/texts.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { EditForm } from '../../components/form/EditForm.tsx';
import style from '../../components/texts/Texts.module.css';
import { TextPreview } from '../../components/texts/TextPreview.tsx';
import { ShippedText } from '../../components/texts/ShippedText.tsx';
import { useEarlier } from '../../components/texts/use-earlier.ts';
import { Versions } from '../../components/texts/Versions.tsx';
import { OneLanguage } from '../../components/form/TranslatedFields.tsx';
import { WordingFields } from '../../components/texts/WordingFields.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { useMay } from '../../model/current-staff.ts';
import { nested } from '../../model/nested.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useEditForm } from '../../model/editing/use-edit-form.ts';
import { useWords } from '../../model/use-words.ts';
import {
  heldText,
  readCurrentText,
  wordingLabels,
  type WordingField,
} from '../../model/editing/wording-form.ts';

export const loader = staffPage(async ({ params }, { api, need }) =>
  need(await readText(api, params['name'] ?? '')),
);
export const head = toolHead;

export function Component() {
  const text = usePageData<typeof loader>();
  return <TextEditor key={text.name} text={text} />;
}

function TextEditor({ text }: { text: ToolText }) {
  const words = useWords();
  const locale = useLocale();
  const mayWrite = useMay('shop-write');
  const form = useTextForm(text);
  const api = toolsApi(useRemote().browserApi);
  const { revalidate } = useRevalidator();
  const take = useEarlier((version) => readTextVersion(api, text.name, version), form.set);
  const onTake = (version: number) => void take.run(version);
  return (
    <WorkPage
      name="toolsText"
      title={text.wording.title[locale] || text.name}
      lead={words('texts.versionsLead', { version: text.revision })}
    >
      {text.shipped && <ShippedText text={text} shipped={text.shipped} onSettled={() => void revalidate()} />}
      <div className={style['editor']}>
        {mayWrite && (
          <EditForm form={form}>
            <OneLanguage>
              <WordingFields form={form} />
            </OneLanguage>
          </EditForm>
        )}
        <TextPreview values={form.values} />
      </div>
      <Versions versions={text.versions} failure={take.failure} {...(mayWrite && { onTake })} />
    </WorkPage>
  );
}

function useTextForm(text: ToolText) {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const { revalidate } = useRevalidator();
  return useEditForm<WordingField, unknown>({
    name: `text:${text.name}`,
    held: heldText(text),
    labels: wordingLabels(words),
    send: (values, revision) => saveText(api, text.name, { ...nested(values), revision }),
    readCurrent: readCurrentText,
    onSaved: revalidate,
  });
}
