import { PURPOSE_PHRASES } from './purpose-words.ts';
import { eachWord, type Words } from './words-in.ts';

/* What is said around what is wanted: wishes, and where parcels go. */

/** They say that something is wanted, or greet; what is wanted stands beside them. */
const WISHES: Words = {
  en: `which|what|looking for|i am|i m|we are|searching for|search for|in search of|on the lookout for|interested in|hunting for|looking to buy|do you have
    |do you sell|have you got|would like|d like|could you|can you|i am looking for|i m looking for|i m after|want to buy|for sale
    |to buy|buy|do u have|you have|in the world|hello|hi|good morning|good evening|please|pls|plz|thanks|thank you|as a gift|gift idea|gift ideas|to give|as decoration|as a decoration
    |around the world|from around the world|all over the world|collection|who loves|who likes|who collects`,
  nl: `welke|welk|ik zoek|ik zoek naar|ik ben|wij zoeken|we zoeken|wij zoeken naar|we zoeken naar|op zoek naar|op zoek|zoek naar|zoeken naar|zoeken|gezocht|geïnteresseerd in|interesse in|hebben jullie|heeft u|hebt u
    |verkopen jullie|verkoopt u|zou graag|wil graag|kopen|te koop|ter wereld|die jullie hebben|dat jullie hebben|jullie hebben|hallo|goedemorgen|goedendag|goedenavond
    |alstublieft|alsjeblieft|bedankt|alvast bedankt|alvast|dank u|dank je|dank u wel|dank je wel|om te geven|om weg te geven|als cadeau|cadeau idee|cadeau ideeën|cadeautip|cadeautips|als decoratie|ter decoratie
    |uit de hele wereld|over de hele wereld|hele wereld|collectie|verzameling|die houdt van`,
  fr: `quels|quelles|quel|quelle|je cherche|je suis|nous cherchons|à la recherche de|à la recherche d|à la recherche du|à la recherche des|recherche|recherchons|cherchons|intéressé par
    |intéressée par|avez vous|auriez vous|vendez vous|j aimerais|j aimerais acheter|aimerais|je souhaite|souhaiterais|souhaite
    |acheter|à vendre|du monde|monde entier|du monde entier|qui aime|qui adore|que vous avez|vous avez|bonjour|bonsoir|salut|s il vous plaît|s il te plaît|merci|merci d avance|pour offrir|à offrir|idée cadeau|idées cadeau|idées cadeaux|idée de cadeau`,
  de: 'ich suche|suche|suche nach|ich suche nach|gesucht|haben sie|habt ihr|ich möchte|wir suchen|zu verkaufen|als geschenk',
};
export const WISH_WORDS: ReadonlyMap<string, true> = new Map([
  ...eachWord<true>(WISHES, true),
  ...PURPOSE_PHRASES.map((phrase): [string, true] => [phrase, true]),
]);

/** Before a country: what is shipped there, not what was caught there. */
const SHIPPED: Words = {
  en: 'deliver to|delivers to|deliver in|delivering to|ships to|ship to|shipped to|shipping to|delivered to|delivery to|can be shipped to|can be sent to|sent to|send to',
  nl: 'naar|leveren jullie in|leveren jullie aan|levert u in|levert u aan|verzonden naar|verzenden naar|verzending naar|geleverd in|levering in|levering naar|leveren in|leveren naar|leverbaar in|leverbaar naar|versturen naar|verstuurd naar',
  fr: `livrez vous en|livrez vous au|livrez vous aux|expédiez vous en|expédiez vous au|expédiez vous aux|livrable en|livrable au|livrable aux|livré en|livré au|livré aux|livraison en|livraison au|livraison aux|envoi en
    |envoi au|envoi aux|expédié en|expédié au|expédié aux|livrer en|livrer au|livrer aux`,
};
export const SHIPPED_WORDS: ReadonlyMap<string, true> = new Map(eachWord<true>(SHIPPED, true));
