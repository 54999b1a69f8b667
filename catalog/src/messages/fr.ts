import prices from '@vitrine/shared/ui/specimens/messages/fr.json';
import own from './fr.json';

/** The remote's own words, and what is said beside prices. */
export default { ...own, ...prices };
