import type { Localized } from '@vitrine/shared/contract/locale';

/** What the shop says to those who keep its insects and families. `{limit}` and the like are filled in. */
export const CATALOGUE_MESSAGES = {
  insectUnknown: {
    en: 'There is no such lot.',
    nl: 'Dit lot bestaat niet.',
    fr: 'Ce lot n’existe pas.',
  },
  familyUnknown: {
    en: 'There is no such family.',
    nl: 'Deze familie bestaat niet.',
    fr: 'Cette famille n’existe pas.',
  },
  viewUnknown: {
    en: 'There is no such view.',
    nl: 'Deze weergave bestaat niet.',
    fr: 'Cette vue n’existe pas.',
  },
  viewsFull: {
    en: 'You keep {limit} views, which is all there is room for. Please delete one first.',
    nl: 'Je bewaart al {limit} weergaven, meer passen er niet. Verwijder er eerst een.',
    fr: 'Vous conservez {limit} vues, c’est le maximum. Supprimez-en d’abord une.',
  },
  wholeNumber: {
    en: 'Please write a whole number from {least} to {limit}.',
    nl: 'Schrijf een geheel getal van {least} tot {limit}.',
    fr: 'Écrivez un nombre entier de {least} à {limit}.',
  },
  euroAmount: {
    en: 'Please write an amount in euro, such as 12.50.',
    nl: 'Schrijf een bedrag in euro, zoals 12,50.',
    fr: 'Écrivez un montant en euros, par exemple 12,50.',
  },
  priceNothing: {
    en: 'A lot costs at least one cent.',
    nl: 'Een lot kost minstens één cent.',
    fr: 'Un lot coûte au moins un centime.',
  },
  labelDate: {
    en: 'Please write a day, a month or a year, such as 14/7/1998, 7/1998 or 1998.',
    nl: 'Schrijf een dag, een maand of een jaar, zoals 14/7/1998, 7/1998 of 1998.',
    fr: 'Écrivez un jour, un mois ou une année, par exemple 14/7/1998, 7/1998 ou 1998.',
  },
  labelDateAhead: {
    en: 'This is still to come.',
    nl: 'Dat moet nog komen.',
    fr: 'Cette date est encore à venir.',
  },
  countryUnknown: {
    en: 'Please choose a country from the list.',
    nl: 'Kies een land uit de lijst.',
    fr: 'Choisissez un pays dans la liste.',
  },
  referenceForm: {
    en: 'A reference is made of letters, figures and - . / _ alone.',
    nl: 'Een referentie bestaat alleen uit letters, cijfers en - . / _',
    fr: 'Une référence ne contient que des lettres, des chiffres et - . / _',
  },
  referenceTaken: {
    en: '{reference} is taken by {name}.',
    nl: '{reference} hoort al bij {name}.',
    fr: '{reference} appartient déjà à {name}.',
  },
  publishFamily: {
    en: 'Without a family a lot has no address in the shop. Choose one, or keep it a draft.',
    nl: 'Zonder familie heeft een lot geen adres in de winkel. Kies er een, of bewaar het als concept.',
    fr: 'Sans famille, un lot n’a pas d’adresse dans la boutique. Choisissez-en une ou gardez-le en brouillon.',
  },
  publishPrice: {
    en: 'Without a price a lot cannot be shown. Fill it in, or keep the lot a draft.',
    nl: 'Zonder prijs kan een lot niet getoond worden. Vul hem in, of bewaar het lot als concept.',
    fr: 'Sans prix, un lot ne peut pas être affiché. Indiquez-le ou gardez le lot en brouillon.',
  },
  publishWeight: {
    en: 'Without a weight nobody knows what its parcel costs. Fill it in, or keep the lot a draft.',
    nl: 'Zonder gewicht weet niemand wat het pakket kost. Vul het in, of bewaar het lot als concept.',
    fr: 'Sans poids, le prix du colis est inconnu. Indiquez-le ou gardez le lot en brouillon.',
  },
  publishCertificate: {
    en: 'A specimen of annex A is sold under a certificate only. Fill in its number, or keep the lot a draft.',
    nl: 'Een lot van bijlage A mag alleen met een certificaat verkocht worden. Vul het nummer in, of bewaar het lot als concept.',
    fr: 'Un spécimen de l’annexe A ne se vend que sous certificat. Indiquez-en le numéro ou gardez le lot en brouillon.',
  },
  belowKeptAside: {
    en: '{reserved} kept aside for {holders}: there cannot be fewer.',
    nl: '{reserved} apart gehouden voor {holders}: minder kunnen het er niet zijn.',
    fr: '{reserved} mis de côté pour {holders} : il ne peut pas y en avoir moins.',
  },
  stockAsCounted: {
    en: 'This is what the shop counts already.',
    nl: 'Zoveel telt de winkel er al.',
    fr: 'La boutique en compte déjà autant.',
  },
  deleteKeptAside: {
    en: 'This lot is kept aside for {holders}. It can be deleted once that is settled.',
    nl: 'Dit lot wordt apart gehouden voor {holders}. Je kan het verwijderen zodra dat afgehandeld is.',
    fr: 'Ce lot est mis de côté pour {holders}. Vous pourrez le supprimer une fois cela réglé.',
  },
  aCheckout: {
    en: 'a shopper at the checkout until {time}',
    nl: 'iemand die aan het afrekenen is, tot {time}',
    fr: 'quelqu’un qui passe commande, jusqu’à {time}',
  },
  tooManyLots: {
    en: 'These are {count} lots, and at most {limit} can be changed at once. Narrow the list, or choose some.',
    nl: 'Dit zijn {count} loten, en er kunnen er hoogstens {limit} tegelijk gewijzigd worden. Beperk de lijst, of kies er enkele.',
    fr: 'Cela fait {count} lots, et l’on peut en modifier {limit} à la fois. Restreignez la liste ou choisissez-en quelques-uns.',
  },
  noLots: {
    en: 'Please choose at least one lot.',
    nl: 'Kies minstens één lot.',
    fr: 'Choisissez au moins un lot.',
  },
  noChange: {
    en: 'This changes nothing.',
    nl: 'Dit wijzigt niets.',
    fr: 'Cela ne modifie rien.',
  },
  percentage: {
    en: 'Please write a percentage with its sign, such as +10 or -7.5.',
    nl: 'Schrijf een percentage met zijn teken, zoals +10 of -7,5.',
    fr: 'Écrivez un pourcentage avec son signe, par exemple +10 ou -7,5.',
  },
  signedAmount: {
    en: 'Please write an amount in euro with its sign, such as +2 or -1.50.',
    nl: 'Schrijf een bedrag in euro met zijn teken, zoals +2 of -1,50.',
    fr: 'Écrivez un montant en euros avec son signe, par exemple +2 ou -1,50.',
  },
  priceTooHigh: {
    en: 'The price would be higher than {limit}.',
    nl: 'De prijs zou hoger zijn dan {limit}.',
    fr: 'Le prix dépasserait {limit}.',
  },
  isDeleted: {
    en: 'This lot is deleted. Bring it back first.',
    nl: 'Dit lot is verwijderd. Zet het eerst terug.',
    fr: 'Ce lot est supprimé. Rétablissez-le d’abord.',
  },
  familyHasInsects: {
    en: '{count} lots are in this family. Merge it into another instead.',
    nl: 'Er zitten {count} loten in deze familie. Voeg ze liever samen met een andere.',
    fr: 'Cette famille contient {count} lots. Fusionnez-la plutôt avec une autre.',
  },
  familyOfTheShop: {
    en: 'The shop itself needs this family: it is where what belongs nowhere else is kept.',
    nl: 'De winkel zelf heeft deze familie nodig: hier ligt wat nergens anders hoort.',
    fr: 'La boutique a besoin de cette famille : elle abrite ce qui n’a pas d’autre place.',
  },
  familyItself: {
    en: 'A family cannot be merged into itself.',
    nl: 'Een familie kan niet met zichzelf samengevoegd worden.',
    fr: 'Une famille ne peut pas être fusionnée avec elle-même.',
  },
  slugForm: {
    en: 'An address is made of small letters, figures and hyphens.',
    nl: 'Een adres bestaat uit kleine letters, cijfers en koppeltekens.',
    fr: 'Une adresse se compose de minuscules, de chiffres et de traits d’union.',
  },
  slugTaken: {
    en: '{name} has this address in its category.',
    nl: '{name} heeft dit adres al in zijn categorie.',
    fr: '{name} a déjà cette adresse dans sa catégorie.',
  },
} as const satisfies Record<string, Localized>;
