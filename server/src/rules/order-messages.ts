import { MAX_AMOUNT, MAX_LINES } from '@vitrine/shared/contract/cart-limits';
import type { Locale, Localized } from '@vitrine/shared/contract/locale';

const mostIn = (locale: Locale) => new Intl.NumberFormat(locale).format(MAX_AMOUNT);

/** What the shop says about a field that it cannot accept. `{limit}` and `{example}` are filled in. */
export const ORDER_MESSAGES = {
  required: {
    en: 'Please fill this in.',
    nl: 'Vul dit in.',
    fr: 'Veuillez remplir ce champ.',
  },
  tooLong: {
    en: 'Please keep this to {limit} characters.',
    nl: 'Hou het bij {limit} tekens.',
    fr: 'Limitez-vous à {limit} caractères.',
  },
  oddCharacters: {
    en: 'This contains characters that cannot be printed. Please type it again.',
    nl: 'Hier staan tekens in die niet afgedrukt kunnen worden. Typ het opnieuw.',
    fr: 'Ce champ contient des caractères non imprimables. Veuillez le saisir à nouveau.',
  },
  email: {
    en: 'This is not a complete e-mail address, such as name@example.com.',
    nl: 'Dit is geen volledig e-mailadres, zoals naam@voorbeeld.be.',
    fr: 'Cette adresse e-mail est incomplète ; exemple : nom@exemple.fr.',
  },
  phone: {
    en: 'Please give a phone number of 6 to 15 digits, such as +32 470 12 34 56.',
    nl: 'Geef een telefoonnummer van 6 tot 15 cijfers, zoals +32 470 12 34 56.',
    fr: 'Indiquez un numéro de téléphone de 6 à 15 chiffres, par exemple +32 470 12 34 56.',
  },
  phoneCountry: {
    en: 'This cannot be a phone number: it has too few or too many digits. Of that country it begins with {code}.',
    nl: 'Dit kan geen telefoonnummer zijn: het heeft te weinig of te veel cijfers. In dat land begint het met {code}.',
    fr: 'Ce ne peut être un numéro de téléphone : il a trop ou trop peu de chiffres. Dans ce pays, il commence par {code}.',
  },
  postalCode: {
    en: 'This is not a postal code of that country, such as {example}.',
    nl: 'Dit is geen postcode van dat land, zoals {example}.',
    fr: 'Ce n’est pas un code postal de ce pays ; exemple : {example}.',
  },
  country: {
    en: 'We ship within Europe and to the United Kingdom. Please choose one of these countries.',
    nl: 'We verzenden binnen Europa en naar het Verenigd Koninkrijk. Kies een van deze landen.',
    fr: 'Nous livrons en Europe et au Royaume-Uni. Choisissez un de ces pays.',
  },
  permit: {
    en: 'These lots are protected (CITES) and cannot leave the European Union without a permit: {lots}. Contact us about a permit, or take them out of the cart.',
    nl: 'Deze loten zijn beschermd (CITES) en mogen de Europese Unie niet verlaten zonder vergunning: {lots}. Neem contact op over een vergunning, of haal ze uit de winkelwagen.',
    fr: 'Ces lots sont protégés (CITES) et ne peuvent quitter l’Union européenne sans permis : {lots}. Contactez-nous au sujet d’un permis ou retirez-les du panier.',
  },
  permitLine: {
    en: 'Protected (CITES, annex {annex}): this lot cannot leave the European Union without a permit.',
    nl: 'Beschermd (CITES, bijlage {annex}): dit lot mag de Europese Unie niet verlaten zonder vergunning.',
    fr: 'Protégé (CITES, annexe {annex}) : ce lot ne peut quitter l’Union européenne sans permis.',
  },
  shippingValue: {
    en: 'This way of shipping insures up to {limit}. Please choose another one, or make two orders.',
    nl: 'Deze verzendwijze verzekert tot {limit}. Kies een andere, of maak er twee bestellingen van.',
    fr: 'Ce mode de livraison assure jusqu’à {limit}. Choisissez-en un autre ou passez deux commandes.',
  },
  shippingMax: {
    en: 'A parcel to that country is insured up to {limit}, and these lots are worth more. Please make two orders, or write to us.',
    nl: 'Een pakje naar dat land is verzekerd tot {limit}, en deze loten zijn meer waard. Maak er twee bestellingen van, of schrijf ons.',
    fr: 'Un colis vers ce pays est assuré jusqu’à {limit}, et ces lots valent davantage. Passez deux commandes, ou écrivez-nous.',
  },
  shippingCode: {
    en: 'This way of shipping is not offered for these lots to that country. Please choose again.',
    nl: 'Deze verzendwijze is er niet voor deze loten naar dat land. Kies opnieuw.',
    fr: 'Ce mode de livraison n’est pas proposé pour ces lots vers ce pays. Choisissez-en un autre.',
  },
  paymentMethod: {
    en: 'Please choose one of the payment methods shown.',
    nl: 'Kies een van de getoonde betaalwijzen.',
    fr: 'Choisissez un des modes de paiement proposés.',
  },
  vatNumber: {
    en: 'This is not a VAT number of the European Union, such as BE0123456749.',
    nl: 'Dit is geen btw-nummer van de Europese Unie, zoals BE0123456749.',
    fr: 'Ce n’est pas un numéro de TVA de l’Union européenne ; exemple : BE0123456749.',
  },
  acceptsConditions: {
    en: 'Please accept our general conditions of use.',
    nl: 'Aanvaard onze algemene voorwaarden.',
    fr: 'Veuillez accepter nos conditions générales.',
  },
  tooManyDifferent: {
    en: `An order holds at most ${MAX_LINES} different lots. Please take some out of your cart.`,
    nl: `Een bestelling bevat hoogstens ${MAX_LINES} verschillende loten. Haal er enkele uit je winkelwagen.`,
    fr: `Une commande contient au plus ${MAX_LINES} lots différents. Retirez-en de votre panier.`,
  },
  tooManyOfOne: {
    en: `An order holds at most ${mostIn('en')} of one lot. Please order fewer of it.`,
    nl: `Een bestelling bevat hoogstens ${mostIn('nl')} stuks van één lot. Bestel er minder van.`,
    fr: `Une commande contient au plus ${mostIn('fr')} exemplaires d’un même lot. Commandez-en moins.`,
  },
  lines: {
    en: 'The cart cannot be read. It holds 1 to 200 different insects, each at least once.',
    nl: 'De winkelwagen is niet leesbaar. Ze bevat 1 tot 200 verschillende insecten, elk minstens één keer.',
    fr: 'Le panier est illisible. Il contient de 1 à 200 insectes différents, chacun au moins une fois.',
  },
  locale: {
    en: 'The shop speaks English, Dutch and French: en, nl or fr.',
    nl: 'De winkel spreekt Engels, Nederlands en Frans: en, nl of fr.',
    fr: 'La boutique parle anglais, néerlandais et français : en, nl ou fr.',
  },
  expectedTotalCents: {
    en: 'The total that you saw is missing. Please reload the page.',
    nl: 'Het totaal dat je zag ontbreekt. Laad de pagina opnieuw.',
    fr: 'Le total affiché manque. Veuillez recharger la page.',
  },
  holdId: {
    en: 'The reservation cannot be read. Please reload the page.',
    nl: 'De reservering is niet leesbaar. Laad de pagina opnieuw.',
    fr: 'La réservation est illisible. Veuillez recharger la page.',
  },
  idempotencyKey: {
    en: 'What was sent carries no key that makes it unique. Please reload the page.',
    nl: 'Wat je stuurde heeft geen sleutel die het uniek maakt. Laad de pagina opnieuw.',
    fr: 'Votre envoi n’a pas de clé unique. Veuillez recharger la page.',
  },
  outOfStock: {
    en: 'Some insects are no longer available in the amount you asked for. Please check your cart.',
    nl: 'Sommige insecten zijn niet meer beschikbaar in het gevraagde aantal. Controleer je winkelwagen.',
    fr: 'Certains insectes ne sont plus disponibles dans la quantité demandée. Vérifiez votre panier.',
  },
  priceChanged: {
    en: 'The total has changed since you saw it. Please look at the new amounts before you order.',
    nl: 'Het totaal is veranderd sinds je het zag. Bekijk de nieuwe bedragen voor je bestelt.',
    fr: 'Le total a changé depuis que vous l’avez vu. Vérifiez les nouveaux montants avant de commander.',
  },
  holdOver: {
    en: 'The 30 minutes are over: your insects are free for others again. You can order what is still there.',
    nl: 'De 30 minuten zijn om: je insecten zijn weer vrij voor anderen. Wat er nog is, kan je bestellen.',
    fr: 'Les 30 minutes sont écoulées : vos insectes sont de nouveau libres pour d’autres. Ce qui reste peut être commandé.',
  },
  paused: {
    en: 'The shop takes no orders at the moment. Your cart is kept.',
    nl: 'De winkel neemt nu geen bestellingen aan. Je winkelwagen blijft bewaard.',
    fr: 'La boutique ne prend pas de commandes pour le moment. Votre panier est conservé.',
  },
  sessionEnded: {
    en: 'You are no longer logged in. Nothing has been ordered yet.',
    nl: 'Je bent niet meer ingelogd. Er is nog niets besteld.',
    fr: 'Vous n’êtes plus connecté. Rien n’est encore commandé.',
  },
  idempotencyMismatch: {
    en: 'This order was already sent with other contents. Please reload the page and check your cart.',
    nl: 'Deze bestelling is al verzonden met een andere inhoud. Laad de pagina opnieuw en controleer je winkelwagen.',
    fr: 'Cette commande a déjà été envoyée avec un autre contenu. Rechargez la page et vérifiez votre panier.',
  },
  orderNotFound: {
    en: 'There is no order with this reference and key.',
    nl: 'Er is geen bestelling met deze referentie en sleutel.',
    fr: 'Aucune commande ne correspond à cette référence et à cette clé.',
  },
  invoiceNotFound: {
    en: 'There is no such invoice. An invoice is made when the order is paid.',
    nl: 'Deze factuur is er niet. Een factuur wordt gemaakt zodra de bestelling betaald is.',
    fr: 'Cette facture n’existe pas. La facture est établie une fois la commande payée.',
  },
  withdrawalNotFound: {
    en: 'We find no order with this name, reference and e-mail address. Please check them against your confirmation mail.',
    nl: 'We vinden geen bestelling met deze naam, referentie en dit e-mailadres. Vergelijk ze met je bevestigingsmail.',
    fr: 'Aucune commande ne correspond à ce nom, cette référence et cette adresse e-mail. Vérifiez-les dans votre e-mail de confirmation.',
  },
  withdrawalClosed: {
    en: 'This order can no longer be withdrawn from: the 14 days are over, or nothing of it is left.',
    nl: 'Deze bestelling kan je niet meer herroepen: de 14 dagen zijn voorbij, of er is niets meer van over.',
    fr: 'Il n’est plus possible de se rétracter de cette commande : les 14 jours sont passés, ou il n’en reste rien.',
  },
  withdrawalLines: {
    en: 'Choose at least one insect of this order, and no more of it than you can still withdraw from.',
    nl: 'Kies minstens één insect van deze bestelling, en niet meer dan je nog kan herroepen.',
    fr: 'Choisissez au moins un insecte de cette commande, sans dépasser la quantité pour laquelle vous pouvez encore vous rétracter.',
  },
  withdrawalUnpaid: {
    en: 'This order is not paid yet: you can withdraw from all of it, not from a part.',
    nl: 'Deze bestelling is nog niet betaald: je kan ze in haar geheel herroepen, niet voor een deel.',
    fr: 'Cette commande n’est pas encore payée : vous pouvez vous rétracter pour le tout, pas pour une partie.',
  },
  withdrawalMismatch: {
    en: 'This withdrawal was already sent with other contents. Please reload the page.',
    nl: 'Deze herroeping is al verzonden met een andere inhoud. Laad de pagina opnieuw.',
    fr: 'Cette rétractation a déjà été envoyée avec un autre contenu. Rechargez la page.',
  },
  cannotPay: {
    en: 'This order cannot be paid any more.',
    nl: 'Deze bestelling kan niet meer betaald worden.',
    fr: 'Cette commande ne peut plus être payée.',
  },
} as const satisfies Record<string, Localized>;

export type OrderMessage = keyof typeof ORDER_MESSAGES;
