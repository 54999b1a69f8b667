import type { Locale } from '../contract/locale.ts';

/** The short titles of Union law, as EUR-Lex writes them: it has one in every language of the Union. And what stands for a list that nobody read. */
const UNION = /^Regulation \(EC\) No |^Directive |\bEEC$|\bannex\b|^national list, not checked yet$/g;
const WORDS: Record<Exclude<Locale, 'en'>, Record<string, string>> = {
  nl: {
    'Regulation (EC) No ': 'Verordening (EG) nr.\u00a0',
    'Directive ': 'Richtlijn ',
    EEC: 'EEG',
    annex: 'bijlage',
    'national list, not checked yet': 'nationale lijst, nog niet nagekeken',
  },
  fr: {
    'Regulation (EC) No ': 'Règlement (CE) nº\u00a0',
    EEC: 'CEE',
    annex: 'annexe',
    'national list, not checked yet': 'liste nationale, pas encore vérifiée',
  },
};

/** A law, or an article of one, as it is cited in a language. National laws keep the title that they have at home. */
export function citeLaw(cite: string, locale: Locale): string {
  return locale === 'en' ? cite : cite.replace(UNION, (part) => WORDS[locale][part] ?? part);
}
