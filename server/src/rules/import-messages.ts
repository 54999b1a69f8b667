import type { Localized } from '@vitrine/shared/contract/locale';

/** What the shop says of a file of insects and its lines. `{line}` and the like are filled in. */
export const IMPORT_MESSAGES = {
  importUnknown: {
    en: 'There is no such import. It may have been thrown away.',
    nl: 'Deze import bestaat niet. Misschien is hij weggegooid.',
    fr: 'Cet import n’existe pas. Il a peut-être été supprimé.',
  },
  importTooLarge: {
    en: 'This file is larger than 20 MB. Split it, and send the parts one after another.',
    nl: 'Dit bestand is groter dan 20 MB. Splits het, en stuur de delen na elkaar.',
    fr: 'Ce fichier dépasse 20 Mo. Divisez-le et envoyez les parties l’une après l’autre.',
  },
  importEmpty: {
    en: 'There are no lines in this file. The first one names the columns, each other one is a lot.',
    nl: 'Er staan geen regels in dit bestand. De eerste noemt de kolommen, elke volgende is een lot.',
    fr: 'Ce fichier ne contient aucune ligne. La première nomme les colonnes, chaque suivante est un lot.',
  },
  importNoTable: {
    en: 'This is no CSV file. In a spreadsheet, save it as “CSV UTF-8”.',
    nl: 'Dit is geen CSV-bestand. Bewaar het in je rekenblad als ‘CSV UTF-8’.',
    fr: 'Ce n’est pas un fichier CSV. Dans votre tableur, enregistrez-le au format « CSV UTF-8 ».',
  },
  importLong: {
    en: 'This file has more than {limit} lines. Split it, and send the parts one after another.',
    nl: 'Dit bestand heeft meer dan {limit} regels. Splits het, en stuur de delen na elkaar.',
    fr: 'Ce fichier compte plus de {limit} lignes. Divisez-le et envoyez les parties l’une après l’autre.',
  },
  importQuote: {
    en: 'From line {line} on the file cannot be read: a quotation mark there is not closed.',
    nl: 'Vanaf regel {line} is het bestand niet te lezen: een aanhalingsteken wordt daar niet gesloten.',
    fr: 'Le fichier est illisible à partir de la ligne {line} : un guillemet n’y est pas fermé.',
  },
  importNoReference: {
    en: 'Say which column is the reference: lots are told apart by it.',
    nl: 'Zeg welke kolom de referentie is: daaraan worden loten herkend.',
    fr: 'Indiquez quelle colonne est la référence : c’est elle qui identifie les lots.',
  },
  importColumnTwice: {
    en: 'Another column is this already.',
    nl: 'Een andere kolom is dit al.',
    fr: 'Une autre colonne l’est déjà.',
  },
  importBusy: {
    en: 'This import is being written. It can be thrown away once that is done.',
    nl: 'Deze import wordt geschreven. Je kan hem weggooien zodra dat klaar is.',
    fr: 'Cet import est en cours d’écriture. Vous pourrez le supprimer ensuite.',
  },
  importCheckedAnew: {
    en: 'The lines were checked again since you looked. Look at them once more before you import them.',
    nl: 'De regels zijn opnieuw nagekeken sinds je keek. Bekijk ze nog eens voor je ze importeert.',
    fr: 'Les lignes ont été revérifiées depuis. Regardez-les encore une fois avant de les importer.',
  },
  importTwice: {
    en: 'This lot stands on line {line} already.',
    nl: 'Dit lot staat al op regel {line}.',
    fr: 'Ce lot figure déjà à la ligne {line}.',
  },
  importTooManyCells: {
    en: 'This line has more cells than there are columns: a separator too many, or a quotation mark that is missing.',
    nl: 'Deze regel heeft meer cellen dan er kolommen zijn: een scheidingsteken te veel, of een aanhalingsteken te weinig.',
    fr: 'Cette ligne a plus de cellules qu’il n’y a de colonnes : un séparateur de trop ou un guillemet manquant.',
  },
  importFamily: {
    en: 'There is no family {name}.',
    nl: 'Er is geen familie {name}.',
    fr: 'Il n’y a pas de famille {name}.',
  },
  importFamilies: {
    en: 'Several families are called so. Write one of these: {choices}.',
    nl: 'Meer dan één familie heet zo. Schrijf een van deze: {choices}.',
    fr: 'Plusieurs familles portent ce nom. Écrivez l’une de celles-ci : {choices}.',
  },
  importCellFault: {
    en: 'The spreadsheet wrote {cell} here: its formula failed, or the column was too narrow.',
    nl: 'Het rekenblad schreef hier {cell}: de formule mislukte, of de kolom was te smal.',
    fr: 'Le tableur a écrit {cell} ici : la formule a échoué ou la colonne était trop étroite.',
  },
  importQuality: {
    en: 'Please write A1, A1-, A2, B or C, not {cell}.',
    nl: 'Schrijf A1, A1-, A2, B of C, niet {cell}.',
    fr: 'Écrivez A1, A1-, A2, B ou C, pas {cell}.',
  },
  importAnnex: {
    en: 'Please write A, B, C or D, or nothing, not {cell}.',
    nl: 'Schrijf A, B, C of D, of niets, niet {cell}.',
    fr: 'Écrivez A, B, C ou D, ou rien, pas {cell}.',
  },
  importCountry: {
    en: 'No country is called {cell}. Write its name, or its code of two letters.',
    nl: 'Geen land heet {cell}. Schrijf de naam, of de code van twee letters.',
    fr: 'Aucun pays ne s’appelle {cell}. Écrivez son nom ou son code à deux lettres.',
  },
  importFlag: {
    en: 'Please write yes or no, not {cell}.',
    nl: 'Schrijf ja of nee, niet {cell}.',
    fr: 'Écrivez oui ou non, pas {cell}.',
  },
  importSpread: {
    en: 'Please write yes, no or spread wings, not {cell}.',
    nl: 'Schrijf ja, nee of vleugels gespreid, niet {cell}.',
    fr: 'Écrivez oui, non ou ailes étalées, pas {cell}.',
  },
  importGender: {
    en: 'Please write male, female or either, not {cell}.',
    nl: 'Schrijf man, vrouw of naar beschikbaarheid, niet {cell}.',
    fr: 'Écrivez mâle, femelle ou selon disponibilité, pas {cell}.',
  },
  importKeptAside: {
    en: '{reserved} are kept aside for orders: there cannot be fewer.',
    nl: 'Er zijn er {reserved} apart gehouden voor bestellingen: minder kunnen het er niet zijn.',
    fr: '{reserved} sont mis de côté pour des commandes : il ne peut pas y en avoir moins.',
  },
  importStockMoved: {
    en: 'There are {stock} now: some were sold or came in since the lines were checked.',
    nl: 'Het zijn er nu {stock}: er zijn er verkocht of bijgekomen sinds de regels werden nagekeken.',
    fr: 'Il y en a maintenant {stock} : des ventes ou des arrivées ont eu lieu depuis la vérification.',
  },
} as const satisfies Record<string, Localized>;
