import type { Article } from '../../model/article.ts';

const shipping: Article = {
  title: 'Livraison',
  description:
    'Ce que coûte l’envoi d’insectes préparés de la Belgique vers l’Europe et le Royaume-Uni, et comment ils voyagent.',
  lead: 'De la Belgique vers toute l’Europe et le Royaume-Uni, avec suivi, dans une boîte à l’intérieur d’une autre.',
  sections: [
    {
      heading: 'Comment ils voyagent',
      blocks: [
        'Chaque spécimen est piqué profondément dans la mousse, calé par d’autres épingles pour que rien ne tourne, puis couvert. Sa boîte est placée dans une plus grande, garnie de tous côtés. Les insectes en papillote voyagent à plat entre deux cartons.',
        'La plupart des commandes pèsent moins de 2 kg avec leur emballage et relèvent donc du premier prix.',
      ],
    },
    {
      heading: 'Quand ils partent',
      blocks: [
        'Dans les deux jours ouvrables suivant votre paiement. Vous recevez le numéro de suivi par courriel. Quand la boutique est fermée, un bandeau en haut de la page indique le jour de reprise des envois.',
      ],
    },
    {
      heading: 'Hors de l’Union européenne',
      blocks: [
        'Pour les colis vers le Royaume-Uni, la Suisse, la Norvège et les autres pays hors de l’Union, la douane peut réclamer la TVA à l’importation, des droits et des frais de dossier. Ils ne sont pas compris dans notre prix ; le transporteur vous les facture.',
      ],
    },
    {
      heading: 'Espèces protégées',
      blocks: [
        'Les espèces des annexes A et B de la CITES ne quittent l’Union européenne qu’avec un permis d’exportation. Il demande des semaines et ne peut être obtenu à la caisse, qui vous en avertit avant le paiement. S’il vous faut un tel lot hors de l’Union, [écrivez-nous d’abord](contact).',
      ],
    },
    {
      heading: 'Arrivé brisé',
      blocks: [
        'Cela arrive, rarement. Gardez la boîte, photographiez-la avec son contenu et [envoyez-nous les photos](contact) avec votre numéro de commande. Nous remplaçons le spécimen ou nous le remboursons.',
      ],
    },
  ],
};

export default shipping;
