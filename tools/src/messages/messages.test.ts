import { checkTexts } from '@vitrine/shared/i18n/testing/check-texts';
import en from './en.json';
import fr from './fr.json';
import nl from './nl.json';

checkTexts({ en, nl, fr });
