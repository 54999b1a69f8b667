/* The door of this subject: what the others may use. */

export { linkTarget } from './rules/link-target.ts';
export { particularsOf } from './particulars.ts';
export { countShippedNews } from './store/shipped-news.ts';
export { seedTexts } from './seed-texts.ts';
export { type StoredText, readConditionsVersion, readTextVersion } from './store/texts.ts';
