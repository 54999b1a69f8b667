import prices from '@vitrine/shared/ui/specimens/messages/en.json';
import own from './en.json';

/** The remote's own words, and what is said beside prices. */
export default { ...own, ...prices };
