import type { Article } from '../../model/article.ts';

const dataLabel: Article = {
  title: 'Lire une étiquette de provenance',
  description:
    'Ce que disent, ligne par ligne, les petits caractères sous un insecte piqué, et pourquoi ils comptent plus que lui.',
  lead: 'Quatre lignes en petits caractères font d’un bel objet une donnée.',
  sections: [
    {
      blocks: [
        'Sous chaque insecte piqué d’un musée se trouve un papier à peine plus grand qu’un ongle. Ôtez-le, il reste un joli objet. Remettez-le, et l’insecte dit : j’ai vécu ici, à ce moment-là. Lors d’une inondation, des conservateurs ont sauvé les étiquettes avant les spécimens.',
      ],
    },
    {
      heading: 'Du grand au petit',
      blocks: [
        'Une localité va du pays au lieu précis : pays, province, village le plus proche, et souvent l’altitude. Cet ordre a du sens. Les villages se déplacent et changent de nom ; une province et une altitude retrouvent toujours la vallée.',
        'Les étiquettes anciennes sont plus brèves. « Amboina », sous un ornithoptère, est une île et une époque : plus personne ne l’écrit ainsi depuis un siècle. Nous recopions une vieille étiquette telle quelle et donnons à côté le pays actuel.',
      ],
    },
    {
      heading: 'Les dates, et un piège',
      blocks: [
        'Le mois s’y écrit souvent en chiffres romains : 14.vii.1998 est le quatorze juillet, des deux côtés de l’océan. Une date en chiffres ordinaires peut tromper. Quand nous ne pouvons distinguer le jour du mois, nous donnons le mois ou l’année, sans aller plus loin.',
        '« e. l. » et « e. p. » signifient élevé, à partir d’une larve ou d’une nymphe. La date est alors celle de l’émergence, et le lieu celui où volaient les parents.',
      ],
    },
    {
      heading: 'Qui, et de quelle main',
      blocks: [
        '« leg. », pour legit, nomme celui qui l’a capturé ; « det. » celui qui l’a nommé, avec l’année. Un nom est un avis, et l’année dit s’il est récent. « coll. » indique par quels tiroirs le spécimen est passé.',
      ],
    },
    {
      heading: 'Quand une ligne manque',
      blocks: [
        'Ne la complétez jamais de mémoire, même si vous êtes sûr. Ajoutez un second papier, de votre main et à la date du jour, et laissez le premier en place. Deux étiquettes sur une épingle ne sont pas une tache : c’est une biographie.',
        'Sur nos pages aussi, une ligne vide reste vide. Un lot sans localité le dit, et son prix en tient compte. [Voyez les derniers arrivés](newInsects).',
      ],
    },
  ],
};

export default dataLabel;
