import prices from '@vitrine/shared/ui/specimens/messages/nl.json';
import own from './nl.json';

/** The remote's own words, and what is said beside prices. */
export default { ...own, ...prices };
