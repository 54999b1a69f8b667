import { createContext, use, useState, type ReactNode } from 'react';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useFieldErrors } from '@vitrine/shared/forms/field-errors';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { TextAreaField } from '@vitrine/shared/forms/fields/TextAreaField';
import type { EditFormState } from '../../model/editing/use-edit-form.ts';
import { useWords } from '../../model/use-words.ts';
import style from './TranslatedFields.module.css';

/** The three fields of a text: `title.en`, `title.nl`, `title.fr`. */
export type Translated<Stem extends string> = `${Stem}.${Locale}`;

type Choice = readonly [shown: Locale, show: (locale: Locale) => void];
const Common = createContext<Choice | null>(null);

/** Texts that are written one language after the other: where there is no room for all, one choice is for each of them. */
export function OneLanguage({ children }: { children: ReactNode }) {
  const choice = useState<Locale>(useLocale());
  return (
    <Common value={choice}>
      <div className={style['box']}>
        <Languages choice={choice} />
      </div>
      {children}
    </Common>
  );
}

interface TranslatedFieldsProps<Stem extends string, Name extends string> {
  /** What the names of the three fields begin with. */
  stem: Stem;
  label: string;
  form: EditFormState<Name | Translated<Stem>>;
  hint?: string;
  /** Lines of a longer text; without it, one line. */
  rows?: number;
}

/** A text in three languages: side by side where there is room, else one after the other by a press. */
export function TranslatedFields<Stem extends string, Name extends string>({
  stem,
  label,
  form,
  hint,
  rows,
}: TranslatedFieldsProps<Stem, Name>) {
  const words = useWords();
  const own = useState<Locale>(useLocale());
  const common = use(Common);
  const [shown] = common ?? own;
  const errors = useFieldErrors();
  return (
    <div role="group" aria-label={label} className={style['box']}>
      {!common && <Languages choice={own} />}
      <div className={style['fields']}>
        {LOCALES.map((locale) => {
          const field = form.field(`${stem}.${locale}`);
          const text = {
            ...field,
            lang: locale,
            hint,
            label: words('translated.label', { label, language: words(`translated.${locale}`) }),
          };
          return (
            // One with a mistake is seen whatever was chosen.
            <div key={locale} data-shown={locale === shown || Boolean(errors[field.name]) || undefined}>
              {rows ? <TextAreaField {...text} rows={rows} /> : <Field {...text} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Languages({ choice: [shown, show] }: { choice: Choice }) {
  const words = useWords();
  return (
    <div className={style['languages']} role="group" aria-label={words('translated.show')}>
      {LOCALES.map((locale) => (
        <button key={locale} type="button" aria-pressed={locale === shown} onClick={() => show(locale)}>
          {words(`translated.${locale}`)}
        </button>
      ))}
    </div>
  );
}
