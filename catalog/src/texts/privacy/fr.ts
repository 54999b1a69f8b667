import type { Article } from '../../model/article.ts';

const privacy: Article = {
  title: 'Politique de confidentialité',
  description:
    'Quelles données personnelles cette boutique conserve, pourquoi, combien de temps, et ce que vous pouvez demander.',
  lead: 'Nous gardons ce qu’une commande exige et ce que la loi demande. Personne ne vous suit ici, personne n’achète vos données.',
  sections: [
    {
      heading: 'Qui en répond',
      blocks: [
        '{seller}, {address}, [{email}](mailto:{email}), au sens du règlement général sur la protection des données.',
      ],
    },
    {
      heading: 'Ce que nous gardons, et pourquoi',
      blocks: [
        [
          'Les commandes : votre nom, vos adresses, votre courriel, votre téléphone si vous l’avez donné, et vos achats. Nécessaires à l’exécution du contrat. Les factures sont conservées dix ans, comme l’exige la loi fiscale belge.',
          'Votre compte, si vous en créez un : nom, courriel, langue, carnet d’adresses, et votre mot de passe sous une forme illisible. Jusqu’à ce que vous le supprimiez.',
          'Les messages que vous nous envoyez : jusqu’à ce que l’affaire soit réglée, et deux ans encore.',
          'La lettre d’information : votre courriel, seulement si vous l’avez demandée deux fois, jusqu’à votre désinscription.',
          'De brefs journaux techniques sans noms ni adresses, pour que la boutique fonctionne en sécurité : un intérêt légitime.',
        ],
      ],
    },
    {
      heading: 'Qui d’autre les voit',
      blocks: [
        'Le prestataire de paiement pour votre paiement, le transporteur pour votre colis, la douane pour les colis hors de l’Union européenne, l’autorité CITES lorsqu’un permis nomme l’acheteur, et notre comptable. Chacun ne reçoit que ce que sa tâche exige. Un prestataire établi hors de l’Espace économique européen est lié par les clauses types de la Commission européenne.',
      ],
    },
    {
      heading: 'Ce qui reste dans votre navigateur',
      blocks: [
        [
          'Votre panier, dans le stockage local de votre navigateur.',
          'La langue choisie, dans un cookie de 365 jours.',
          'Une fois connecté, un cookie qui vous garde connecté.',
        ],
        'Tout cela sert à ce que vous avez demandé, rien ne vous suit, et aucune page ne charge quoi que ce soit chez des tiers. C’est pourquoi il n’y a pas de bandeau de cookies.',
      ],
    },
    {
      heading: 'Ce que vous pouvez demander',
      blocks: [
        'Consulter vos données, les faire corriger, effacer, limiter ou transmettre dans un fichier, et vous opposer à leur usage. Écrivez à [{email}](mailto:{email}) ; nous répondons dans le mois. Un consentement donné peut être retiré à tout moment.',
        'Si la réponse ne vous satisfait pas, vous pouvez vous plaindre auprès de l’[Autorité de protection des données](https://www.autoriteprotectiondonnees.be) ou de l’autorité de votre pays.',
      ],
    },
    {
      heading: 'Pas de décision par une machine',
      blocks: ['Aucune décision vous concernant n’est laissée à un programme, et aucun profil n’est établi.'],
    },
  ],
};

export default privacy;
