import type { Locale } from '../contract/locale.ts';

/** The short titles of Union law, as EUR-Lex writes them: it has one in every language of the Union. */
const UNION = /^Regulation \(EC\) No |^Directive |\bEEC$|\bannex\b/g;
const WORDS: Record<Exclude<Locale, 'en'>, Record<string, string>> = {
  nl: {
    'Regulation (EC) No ': 'Verordening (EG) nr.\u00a0',
    'Directive ': 'Richtlijn ',
    EEC: 'EEG',
    annex: 'bijlage',
  },
  fr: { 'Regulation (EC) No ': 'Règlement (CE) nº\u00a0', EEC: 'CEE', annex: 'annexe' },
};

/** A law, or an article of one, as it is cited in a language. National laws keep the title that they have at home. */
export function citeLaw(cite: string, locale: Locale): string {
  return locale === 'en' ? cite : cite.replace(UNION, (part) => WORDS[locale][part] ?? part);
}
