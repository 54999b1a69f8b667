import { checkTexts } from '../i18n/testing/check-texts.ts';
import closingEn from './feedback/closing/en.json';
import closingFr from './feedback/closing/fr.json';
import closingNl from './feedback/closing/nl.json';
import searchEn from './search/messages/en.json';
import searchFr from './search/messages/fr.json';
import searchNl from './search/messages/nl.json';
import pricesEn from './specimens/messages/en.json';
import pricesFr from './specimens/messages/fr.json';
import pricesNl from './specimens/messages/nl.json';

checkTexts({ en: closingEn, nl: closingNl, fr: closingFr });
checkTexts({ en: searchEn, nl: searchNl, fr: searchFr });
checkTexts({ en: pricesEn, nl: pricesNl, fr: pricesFr });
