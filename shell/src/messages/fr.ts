import closing from '@vitrine/shared/ui/feedback/closing/fr.json';
import own from './fr.json';

/** The shell's own words, and those of the banner, which the tools draw as well. */
export default { ...own, ...closing };
