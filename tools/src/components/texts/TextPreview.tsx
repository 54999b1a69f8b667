import { useEffect, useState } from 'react';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import type { Preview } from '@vitrine/shared/contract/tools/texts';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Prose } from '@vitrine/shared/ui/page/Prose';
import { previewText } from '../../api/shop/texts.ts';
import { toolsApi } from '../../api/tools-api.ts';
import type { Values } from '../../model/editing/edit.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../model/use-words.ts';
import type { WordingField } from '../../model/editing/wording-form.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import style from './Texts.module.css';
import { useSaid } from '@vitrine/shared/ui/feedback/announce';

/** After the last letter: whoever types on is not drawn for each. */
const FOLLOW_MS = 600;

interface Drawn {
  locale: Locale;
  preview: Preview;
  /** Of which words it was made. */
  of: string;
}

/** The page as it will be: the server makes it of what is typed, saved or not. Once it is shown it follows what is typed. */
export function TextPreview({ values }: { values: Values<WordingField> }) {
  const words = useWords();
  const own = useLocale();
  const api = toolsApi(useRemote().browserApi);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const { run, isBusy, failure } = useAction(
    async (locale: Locale) => {
      const text = textIn(values, locale);
      const answer = await previewText(api, { locale, ...text });
      const of = JSON.stringify(text);
      return answer.ok ? { ...answer, value: { locale, of, preview: answer.value } } : answer;
    },
    (value) => setDrawn(value),
  );
  // That it is there; who wants to hear the page goes to it.
  const language = drawn ? words(`translated.${drawn.locale}`) : '';
  useSaid(language && words('texts.previewIn', { language }), language);
  const behind = drawn && JSON.stringify(textIn(values, drawn.locale)) !== drawn.of ? drawn.locale : null;
  useEffect(() => {
    // What failed is asked for again by a press alone.
    if (behind === null || isBusy || failure) return undefined;
    const timer = setTimeout(() => void run(behind), FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [values, behind, isBusy, failure, run]);
  return (
    <section className={style['preview']} aria-labelledby="text-preview">
      <h2 id="text-preview">{words('texts.preview')}</h2>
      <div className={style['languages']}>
        {[own, ...LOCALES.filter((locale) => locale !== own)].map((locale) => (
          <Button
            key={locale}
            variant="quiet"
            busy={isBusy}
            aria-label={words('texts.previewIn', { language: words(`translated.${locale}`) })}
            onClick={() => void run(locale)}
          >
            {words(`translated.${locale}`)}
          </Button>
        ))}
      </div>
      <RequestFailed failure={failure} />
      {drawn && (
        <div lang={drawn.locale} className={style['page']}>
          <p className={style['title']}>{drawn.preview.title}</p>
          {drawn.preview.lead && <p className={style['lead']}>{drawn.preview.lead}</p>}
          <Prose html={drawn.preview.html} />
        </div>
      )}
    </section>
  );
}

const textIn = (values: Values<WordingField>, locale: Locale) => ({
  title: values[`title.${locale}`],
  lead: values[`lead.${locale}`],
  body: values[`body.${locale}`],
});
