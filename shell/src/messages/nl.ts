import closing from '@vitrine/shared/ui/feedback/closing/nl.json';
import own from './nl.json';

/** The shell's own words, and those of the banner, which the tools draw as well. */
export default { ...own, ...closing };
