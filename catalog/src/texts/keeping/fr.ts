import type { Article } from '../../model/article.ts';

const keeping: Article = {
  title: 'Conserver une collection toute une vie',
  description:
    'La lumière, l’humidité et les anthrènes défont une collection. Comment garder des insectes préparés des décennies durant.',
  lead: 'Un insecte séché a passé le plus difficile. Trois choses peuvent encore le perdre.',
  sections: [
    {
      heading: 'La lumière',
      blocks: [
        'Le bleu né de la structure, comme celui d’un morpho, demeure. Les pigments, non : le vert d’un papillon lune et le rouge d’une écaille pâlissent au soleil en quelques étés. Accrochez un cadre à un mur que le soleil n’atteint jamais, ou rangez-le dans un tiroir d’où il sortira pour vos invités. Un verre anti-ultraviolet aide ; l’obscurité aide davantage.',
      ],
    },
    {
      heading: 'L’humidité',
      blocks: [
        'Dans l’air humide, des ailes étalées se relèvent ou retombent, et la moisissure commence au-delà de 65 % d’humidité relative. Visez 45 à 55 %. Un petit hygromètre coûte moins que la plupart des coléoptères. N’accrochez pas de cadre à un mur extérieur froid, dans une salle de bains ou au-dessus d’un radiateur.',
      ],
    },
    {
      heading: 'Les coléoptères qui mangent les coléoptères',
      blocks: [
        'Les anthrènes mesurent deux à trois millimètres et entrent au printemps par les fenêtres ouvertes, en quête de fleurs. Leurs larves se nourrissent de votre tiroir. Le signe en est une fine poussière brune sous un spécimen.',
        [
          'Gardez chaque boîte bien close ; un bon tiroir ne laisse pas passer une feuille de papier.',
          'Examinez chaque boîte deux fois l’an, en avril et en septembre.',
          'Placez d’abord au congélateur, dans un sac fermé, ce qui vient d’ailleurs : deux semaines à −18 °C, puis retour à température ambiante avant d’ouvrir le sac.',
          'Si vous trouvez de la poussière, congelez toute la boîte de la même façon. Aucun poison n’est nécessaire.',
        ],
      ],
    },
    {
      heading: 'Les mains',
      blocks: [
        'Tenez l’épingle, jamais l’insecte, et de préférence avec une pince. Une patte détachée n’est pas un drame : gardez-la dans une gélule sur la même épingle, ou recollez-la avec un soupçon de gomme-laque, qui pourra se dissoudre. Pour vous exercer d’abord, il y a les pièces [à réparer](repairs).',
      ],
    },
  ],
};

export default keeping;
