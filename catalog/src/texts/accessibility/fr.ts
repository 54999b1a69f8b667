import type { Article } from '../../model/article.ts';

const accessibility: Article = {
  title: 'Accessibilité',
  description:
    'Comment cette boutique est rendue utilisable par tous, ce qui ne va pas encore, et à qui le dire.',
  lead: 'Chacun doit pouvoir ici regarder, trouver et acheter un insecte. Cette page dit où nous en sommes.',
  sections: [
    {
      heading: 'Ce que nous visons',
      blocks: [
        'Les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA, comme l’acte européen sur l’accessibilité (directive (UE) 2019/882) et la loi belge qui le transpose le demandent à une boutique en ligne.',
      ],
    },
    {
      heading: 'Ce que nous faisons',
      blocks: [
        [
          'Tout fonctionne au clavier seul, avec un focus visible.',
          'Épuisé, réduit ou erroné se dit en mots, jamais par la seule couleur.',
          'Le texte garde un contraste d’au moins 4,5 pour 1, de jour comme dans le thème sombre qui suit votre appareil.',
          'Les pages se lisent à 400 % et sur un écran étroit sans défilement latéral.',
          'Rien ne bouge de soi-même, et le peu qui bouge s’arrête si votre appareil demande moins d’animations.',
          'Lire, parcourir et rechercher est possible sans JavaScript ; seuls le panier et la caisse en ont besoin.',
        ],
      ],
    },
    {
      heading: 'Ce qui manque encore',
      blocks: [
        'Les photos de spécimens sont décrites par leur nom et leur vue, non par chaque tache de l’aile ; l’étiquette voisine donne les faits en texte. S’il vous faut une description plus complète, demandez-la. Les pages de paiement sont celles du prestataire, et nous ne pouvons pas les modifier.',
      ],
    },
    {
      heading: 'Dites-le-nous',
      blocks: [
        'Si quelque chose vous fait obstacle, écrivez à [{email}](mailto:{email}) ou [appelez-nous](contact), en indiquant la page. Nous répondons dans les dix jours ouvrables et prenons entre-temps votre commande par courriel ou par téléphone si vous le souhaitez.',
        'Si notre réponse ne suffit pas, vous pouvez vous adresser au SPF Économie, qui veille à l’application de cette loi.',
      ],
    },
  ],
};

export default accessibility;
