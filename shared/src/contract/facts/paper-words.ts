import type { DOCUMENT_KINDS, SOURCES } from '../catalogue-lists.ts';
import type { Localized } from '../locale.ts';

const say = (en: string, nl: string, fr: string): Localized => ({ en, nl, fr });

/* Apart from the list of facts: papers and pages of orders need these words alone. */

/** What a document of a lot is called. */
export const DOCUMENT_WORDS: Readonly<Record<(typeof DOCUMENT_KINDS)[number], Localized>> = {
  'import-permit': say('import permit', 'invoervergunning', 'permis d’importation'),
  'import-notification': say('import notification', 'kennisgeving van invoer', 'notification d’importation'),
  'export-permit': say('export permit', 'uitvoervergunning', 'permis d’exportation'),
  're-export-certificate': say(
    're-export certificate',
    'wederuitvoercertificaat',
    'certificat de réexportation',
  ),
  'article-10': say(
    'EU certificate (article 10)',
    'EU-certificaat (artikel 10)',
    'certificat UE (article 10)',
  ),
  'breeder-declaration': say('breeder’s declaration', 'kwekersverklaring', 'déclaration d’éleveur'),
  'catch-permit': say('collecting permit', 'vangstvergunning', 'permis de récolte'),
};

/** What says on a label that an annex of Regulation (EC) No 338/97 names a species. */
export const ANNEX_WORDS: Localized = say('CITES annex', 'CITES-bijlage', 'CITES, annexe');

/** What the source codes of CITES mean (Regulation (EC) No 865/2006, annex IX). */
export const SOURCE_WORDS: Readonly<Record<(typeof SOURCES)[number], Localized>> = {
  W: say('taken from the wild (W)', 'uit het wild (W)', 'prélevé dans la nature (W)'),
  R: say('ranched (R)', 'uit een ranch (R)', 'élevé en ranch (R)'),
  C: say('bred in captivity (C)', 'gekweekt (C)', 'élevé en captivité (C)'),
  D: say(
    'annex A, bred for trade (D)',
    'bijlage A, gekweekt voor de handel (D)',
    'annexe A, élevé pour le commerce (D)',
  ),
  F: say('born in captivity (F)', 'in gevangenschap geboren (F)', 'né en captivité (F)'),
  I: say('confiscated (I)', 'in beslag genomen (I)', 'confisqué (I)'),
  O: say('from before the convention (O)', 'van vóór de overeenkomst (O)', 'antérieur à la convention (O)'),
  U: say('source unknown (U)', 'herkomst onbekend (U)', 'source inconnue (U)'),
};
