import type { Locale } from '../../contract/locale.ts';

/** A form that a shopper is not to read, and the one to write. Why: `shared/WORDS.md`. */
type Forbidden = [form: RegExp, instead: string];

/** The one list of them. `shared/WORDS.md` says the words to keep; a form that comes back there fails a test here. */
const FORBIDDEN: Record<Locale, Forbidden[]> = {
  en: [
    [/\bgeneral conditions\b|\b(?:terms|conditions) of (?:use|sale)\b/i, 'terms and conditions'],
    [/\bemails?\b/i, 'e-mail'],
    [/(?<![-\w])mails?\b/i, 'e-mail'],
    [/\btracking (?:code|id)\b/i, 'tracking number'],
    [/\b(?:put|kept|set|stays?) aside\b/i, 'reserved'],
    [/\b(?:payment service|PSP)\b/, 'payment provider'],
    [/\b(?:basket|check[ -]out (?:page|now))\b/i, 'cart, checkout'],
    [/\b(?:colors?|favorites?|cataloging|canceled|labeled|fulfill|mold|gray)\b/i, 'British spelling'],
    [/[\d}]\s%/, '3%, without a space'],
    [/\b(?:\d+|eight|ten|eleven|sixteen|invisible) signs\b/, 'characters'],
    [/\bsign(?:ed|ing|s)? in\b/i, 'log in'],
    [/\bquality\b/i, 'grade'],
    [/\bkeep this (?:address|password)\b/i, 'save'],
    [/\bmend(?:ed)? (?:the address|e-mail)|\b(?:address|phone) mended\b/i, 'correct'],
    [/\b(?:price|invoice|insects?) lies?\b/i, 'is'],
    [/\b(?:collecting|catching) (?:site|place)\b|\bplace of capture\b/i, 'locality'],
    [/\b(?:picture frame|shadow ?box)/i, 'frame'],
    [/\b(?:stuffed|taxiderm)/i, 'mounted'],
    [/\bV\.A\.T\.|\bvat\b/, 'VAT'],
    [/\p{L}'\p{L}/u, '’'],
    [
      /\b(?:How far it is|Take along|Registered to|Contact request|unwanted mail|One less of|Amount of)\b/,
      'plain words',
    ],
    [
      /\b(?:numbers?|reference|what(?:ever)?|it|month|filters?|conditions?|name|order will) stands?\b(?! still)/i,
      'is, says',
    ],
    // Directive (EU) 2024/825: no claim about the environment without what proves it.
    [
      /\b(?:sustainab\w+|eco-?friendly|(?:climate|carbon)[- ]neutral|environmentally friendly)\b/i,
      'what is true, with its source',
    ],
    [/, such as (?:[+\d{]|[A-Z]{2}\d|\w+@)/, 'a sentence of its own: “Example: …”'],
  ],
  nl: [
    [/\b(?:u|uw|uzelf)\b/, 'je, jouw'],
    [/\bkan je\b|\bje (?:(?:er|hem|het|ze|nog|nu|hier) )*kan\b/i, 'kun je, je kunt'],
    [/(?<![-\p{L}])hou\b/iu, 'houd'],
    [/\b(?:winkelmand(?:je)?|winkelkar(?:retje)?)\b/i, 'winkelwagen'],
    [/\bopgezet(?:te)?\b/i, 'geprepareerd'],
    [
      /\bopzij(?:leggen|gelegd)\b|\bhouden \P{Po}* opzij\b|\b(?:vasthoud(?:t|en)|vastgehouden)\b/iu,
      'reserveren',
    ],
    [/\b(?:volgnummer|trackingnummer|tracking)\b/i, 'volgcode'],
    [/\b(?:betaalprovider|betalingsprovider)\b/i, 'betaaldienst'],
    [/\b(?:BTW|B\.T\.W\.)(?!-?\d)\b/, 'btw'],
    [/\b(?:gebruiks|verkoop)voorwaarden\b/i, 'algemene voorwaarden'],
    [/\bkassa\b|\buitchecken\b/i, 'afrekenen'],
    [/\b(?:vangplaats|herkomstplaats)\b/i, 'vindplaats'],
    [/\bop maat gemaakte lijst\b|\b(?:hang|maak) (?:een|geen) lijst\b/i, 'kader (het)'],
    [/\b[Dd]oorstreept\b/, 'doorgestreept'],
    [/\b(?:graad|kwaliteitsklasse)\b/i, 'kwaliteit'],
    [/\breservatie/i, 'reservering'],
    [/\btools\b/i, 'gereedschap'],
    [/\b(?:aan|af)(?:ge)?meld/i, 'inloggen, uitloggen'],
    [/\bleveringsadres/i, 'leveradres'],
    [/\bopslaan\b/i, 'bewaren'],
    [/\bgeschenk/i, 'cadeau'],
    // It is heard as “knew”.
    [/\bover (?:mensen|je|jou) wist\b/i, 'wissen, verwijderen'],
    [/\bvogelvleugel/i, 'vogelvlinder'],
    [/\bsprieten?\b/i, 'antenne'],
    [/\blangs (?:dezelfde|de) weg\b/i, 'op dezelfde manier'],
    [/[“”]/, '‘ ’'],
    [/\p{L}'\p{L}/u, '’'],
    [/(?<![-\p{L}])e?mails?\b/iu, 'e-mail'],
    [/[\d}][ \u{202f}]?%|[€£] ?\d/u, '3 %, € 5 with a no-break space'],
    [
      /\b(?:de prijs weet het|zoeken we een weg|verzekert tot|Laat weg|overheid voor)\b/,
      'what a Dutch speaker says',
    ],
    [/\bwinkelwagen\b[^.]*\. Ze\b/, 'hij'],
    [
      /\b(?:duurza(?:am|me)(?! gegevensdrager)|milieuvriendelijke?|(?:klimaat|CO2-)neutrale?)\b/i,
      'wat waar is, met de bron',
    ],
    [/, zoals (?:\p{Lu}{2}\d|\d|\{example\}|\+|\w+@)/u, 'a sentence of its own: “Voorbeeld: …”'],
  ],
  fr: [
    [/(?<![\p{L}’-])(?:tu|tes|toi|ta)(?![\p{L}’])/iu, 'vous'],
    [/\bcaisse\b/i, 'passer commande'],
    [/\b(?:naturalisé|empaillé)/i, 'préparé'],
    [/\b(?:mis(?:es?)?|mettre|mettons) de côté pour\b/i, 'réserver'],
    [/\b(?:caddie|chariot)\b/i, 'panier'],
    [/\b(?:tracking|code de suivi|numéro de colis)\b/i, 'numéro de suivi'],
    [/\b(?:fournisseur|service) de paiement\b/i, 'prestataire de paiement'],
    [/\bconditions (?:d’utilisation|(?:générales )?de vente)\b|\bCGV\b/i, 'conditions générales'],
    [/\bgrade [A-C{]/, 'qualité'],
    [/\blieux? de (?:capture|récolte)\b/i, 'localité'],
    [/\bencadrements?\b/i, 'cadre'],
    [/\bréglages?\b(?! ›)/i, 'paramètres'],
    [/\bhors connexion\b/i, 'hors ligne'],
    [/\bnous demander\b/i, 'nous consulter'],
    [/\bt\.v\.a\.|\btva\b/, 'TVA'],
    [/(?<![-\p{L}])e?mails?\b|\bcourriels?\b/iu, 'e-mail'],
    [
      /vous (?:n’)?(?:êtes|étiez|serez|avez été) (?:plus |déjà |bien )?(?:(?:dé)?connecté|inscrit|invité|abonné|averti|remboursé|sûr)/i,
      'words without a gender',
    ],
    [
      /(?<!\p{L})(?:(?:une fois|vous être|soyez|étant|ensuite) (?:(?:re|dé)?connecté|inscrit|livré|prévenu|averti)|vous seul|nouveau ici)(?!\p{L})/iu,
      'words without a gender',
    ],
    [
      /(?<![\p{L}\d.])1 (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/iu,
      '1er',
    ],
    [
      /[\d}] ?[%€£]| [;:?!»%]|« /,
      'a no-break space (U+00A0), not a plain one, before ; : ? ! » % € £ and after «',
    ],
    [/[“”]/, '« »'],
    [/\u{202f}[;:?!»%]|[\p{L}}][;?!]|[\p{L}}]:(?=\s|$)/u, 'a no-break space (U+00A0) before ; : ? ! » %'],
    [/\p{L}'\p{L}/u, '’'],
    [/\bn°/i, 'nº'],
    [
      /\b(?:en pressant|risque est pour nous|Qui en répond|Où elle en est|machaons)\b/,
      'what a French speaker says',
    ],
    [
      /(?<!support )\bdurables?\b|écologique|écoresponsable|neutre en carbone|respectueu\w+ de l’environnement/i,
      'ce qui est vrai, avec sa source',
    ],
    [
      /, (?:par exemple|comme) (?:\p{Lu}{2}\d|\d|\{example\}|\+|\w+@)/u,
      'a sentence of its own: “Exemple : …”',
    ],
  ],
};

/** Sentences whose words are fixed: by the first specification, or by the law's model form, which addresses the shop. */
const FIXED = [
  'Hierbij deel ik u mee dat ik onze overeenkomst',
  'Please accept our general conditions of use.',
  'Registered to our newsletter',
  'Contact request was sent to our team.',
  'Mail sent. Please consult your mailbox.',
  'Please consult your mailbox to confirm your email address.',
  'This email address has already been registered.',
  'The password or email address you entered is incorrect.',
  'Please sign in first.',
];

/** What a text says that it should not; markup, addresses and names of values are not said. */
export function findForbidden(text: string, locale: Locale): string[] {
  if (FIXED.some((sentence) => text.includes(sentence))) return [];
  const said = text
    .replaceAll(/\]\([^)]*\)|<\/?\w+>|https?:\/\/\S+|`[^`]*`/g, ' ')
    .replaceAll(/\{(?!example\})\w+(?=[,}])/g, '{');
  return FORBIDDEN[locale].filter(([form]) => form.test(said)).map(([, instead]) => instead);
}
