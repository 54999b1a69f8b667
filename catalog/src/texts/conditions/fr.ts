import type { Article } from '../../model/article.ts';

const conditions: Article = {
  title: 'Conditions générales',
  description:
    'Les conditions de vente : commande, prix, livraison, 14 jours de rétractation, garantie légale de deux ans.',
  lead: 'Ce que nous promettons, ce que nous demandons, et ce que la loi vous donne quoi qu’il soit écrit ici.',
  sections: [
    {
      heading: '1. Qui vend',
      blocks: [
        '{seller}, {address}. Numéro d’entreprise {companyNumber}, numéro de TVA {vatNumber}. Courriel [{email}](mailto:{email}) ; tous les moyens de nous joindre sont sur la [page de contact](contact).',
        'Ces conditions s’appliquent à toute commande passée dans cette boutique. La version publiée ici au moment de votre commande fait foi ; elle est conservée avec celle-ci.',
      ],
    },
    {
      heading: '2. Insectes et prix',
      blocks: [
        'Chaque lot est décrit avec soin : nom, origine, sexe, taille, qualité. Les spécimens sont des objets naturels ; la photo et la qualité disent ensemble leur état.',
        'Les prix sont en euros, TVA comprise. La livraison s’y ajoute : [son coût](shipping) vous est indiqué avant la commande. Un prix barré est le plus bas que nous ayons pratiqué dans les 30 jours précédents.',
      ],
    },
    {
      heading: '3. La commande',
      blocks: [
        'Vous commandez en pressant le bouton « Commande avec obligation de paiement ». Jusque-là, vous pouvez tout modifier ou tout abandonner. Nous confirmons aussitôt par courriel, et le contrat est conclu.',
        'La plupart des lots sont uniques. Dès l’ouverture de la caisse, nous vous réservons les vôtres pendant 15 minutes, et plus longtemps tant que votre paiement est en cours. Si un lot ne peut finalement être livré, nous vous en avertissons et le remboursons sans délai.',
      ],
    },
    {
      heading: '4. Le paiement',
      blocks: [
        'Par les moyens proposés à la caisse. En cas de virement, les lots restent réservés sept jours ; sans paiement à cette date, la commande est annulée.',
      ],
    },
    {
      heading: '5. La livraison',
      blocks: [
        'Nous livrons en Europe et au Royaume-Uni, dans le délai indiqué sur la [page de livraison](shipping) et au plus tard 30 jours après votre commande. Tant que vous, ou la personne que vous avez désignée, n’avez pas le colis en main, le risque est pour nous.',
      ],
    },
    {
      heading: '6. La rétractation',
      blocks: [
        'Consommateur, vous pouvez vous rétracter dans les 14 jours, sans donner de motif. Le délai court à partir du jour où vous recevez le dernier colis de votre commande.',
        'Il suffit de nous le dire à temps : [renoncer au contrat ici](withdraw), par courriel, par lettre ou au moyen du formulaire ci-dessous. Nous en accusons réception aussitôt.',
        'Renvoyez les spécimens dans les 14 jours qui suivent, emballés comme à l’arrivée. Les frais directs de renvoi sont à votre charge. Nous remboursons ce que vous avez payé, y compris notre mode de livraison le moins cher, dans les 14 jours de votre message et par le même moyen ; nous pouvons attendre d’avoir reçu le colis ou la preuve de son envoi.',
        'Examinez un spécimen comme vous le feriez en magasin. Vous ne répondez d’une perte de valeur que si vous l’avez manipulé davantage, par exemple en le repiquant ou en le ramollissant. Ce qui est fait selon vos souhaits, comme un cadre sur mesure, ne peut être renvoyé.',
        'Modèle de formulaire : « À l’attention de {seller}, {address}, {email}. Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens suivants : … Commandé le … / reçu le … Nom et adresse du consommateur : … Date : … Signature (uniquement sur papier) : … »',
      ],
    },
    {
      heading: '7. La garantie légale',
      blocks: [
        'La garantie légale de conformité est de deux ans à compter de la livraison (articles 1649bis à 1649octies de l’ancien Code civil). Si un spécimen n’est pas ce que dit son étiquette, nous le réparons ou le remplaçons, en réduisons le prix ou le reprenons, comme la loi le prévoit. Signalez-le-nous dans les deux mois de la découverte.',
        'Les marques propres à la qualité annoncée ne sont pas un défaut, ni ce que la lumière, l’humidité ou les anthrènes ont fait après la livraison.',
      ],
    },
    {
      heading: '8. Espèces protégées',
      blocks: [
        'Tous nos spécimens sont d’origine légale. Les espèces inscrites au règlement (CE) nº 338/97 (CITES) sont vendues avec les documents qu’il exige ; conservez-les avec le spécimen. Les lots des annexes A et B ne quittent pas l’Union européenne sans permis.',
      ],
    },
    {
      heading: '9. Sécurité',
      blocks: [
        'Un insecte préparé est un objet de collection, pas un jouet. Les épingles sont pointues, et les spécimens anciens ont pu être traités contre les parasites. Tenez-les hors de portée des jeunes enfants et des animaux.',
      ],
    },
    {
      heading: '10. Plaintes et droit applicable',
      blocks: [
        'Écrivez-nous d’abord : presque tout se règle en une semaine. À défaut de solution, le [Service de médiation pour le consommateur](https://mediationconsommateur.be) peut intervenir gratuitement.',
        'Le droit belge est applicable. Le consommateur garde la protection impérative du droit de son pays et peut saisir le juge de son domicile.',
        'L’usage que nous faisons des données personnelles est décrit sur la [page de confidentialité](privacy).',
      ],
    },
  ],
};

export default conditions;
