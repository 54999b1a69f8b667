import { useEffect, useState } from 'react';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import type { Preview } from '@vitrine/shared/contract/tools/texts';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
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

/** Where the style has room for it beside the editor. */
const IS_WIDE = '(min-width: 64rem)';

/** It is asked for while somebody types: what fails is said here, never in a dialog over the editor. */
const TOLD = { isToldInPlace: () => true };

interface Drawn {
  locale: Locale;
  preview: Preview;
  /** Whether somebody pressed for it: what is drawn by itself is not read out. */
  isPressed: boolean;
}

interface PreviewRequest {
  locale: Locale;
  isPressed: boolean;
}

/**
 * The page as it will be: the server makes it of what is typed, saved or not, and it follows what is typed. Beside the
 * editor it is there by itself, below it once somebody presses for it.
 */
export function TextPreview({ values }: { values: Values<WordingField> }) {
  const words = useWords();
  const own = useLocale();
  const api = toolsApi(useRemote().browserApi);
  const [shown, setShown] = useState<Locale | null>(null);
  const [asked, setAsked] = useState('');
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const { run, isBusy, failure } = useAction(
    async ({ locale, isPressed }: PreviewRequest) => {
      const text = textIn(values, locale);
      setAsked(JSON.stringify([locale, text]));
      const answer = await previewText(api, { locale, ...text });
      return answer.ok ? { ...answer, value: { locale, isPressed, preview: answer.value } } : answer;
    },
    (value) => setDrawn(value),
    TOLD,
  );
  useEffect(() => {
    if (window.matchMedia?.(IS_WIDE).matches) setShown((now) => now ?? own);
  }, [own]);
  // That it is there; who wants to hear the page goes to it.
  const language = drawn?.isPressed ? words(`translated.${drawn.locale}`) : '';
  useSaid(language && words('texts.previewIn', { language }), language);
  const text = shown && textIn(values, shown);
  // What failed is asked for again by a press, or once more is typed.
  const isBehind =
    text !== null && Object.values(text).some(Boolean) && JSON.stringify([shown, text]) !== asked;
  useEffect(() => {
    if (shown === null || !isBehind || isBusy) return undefined;
    const timer = setTimeout(() => void run({ locale: shown, isPressed: false }), FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [values, shown, isBehind, isBusy, run]);
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
            onClick={() => {
              setShown(locale);
              void run({ locale, isPressed: true });
            }}
          >
            {words(`translated.${locale}`)}
          </Button>
        ))}
      </div>
      <RequestFailed failure={failure} />
      {failure?.kind === 'rejected' && <Notice tone="error">{failure.message}</Notice>}
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
