import type { Article } from '../../model/article.ts';

const about: Article = {
  title: 'Qui sommes-nous',
  description:
    'Vitrine vend des insectes préparés depuis la Belgique : d’origine légale, décrits honnêtement, emballés pour arriver entiers.',
  lead: 'Une vitrine abrite ce qui mérite d’être regardé. La nôtre contient des insectes, et elle est ouverte.',
  sections: [
    {
      heading: 'Ce que contiennent les tiroirs',
      blocks: [
        'Papillons de jour et de nuit, coléoptères, et tous les ordres qui n’en sont pas : mantes, cigales, libellules, phasmes. La plupart sont étalés, prêts pour le tiroir ou le cadre ; les autres le disent sur leur étiquette. Nous réalisons des cadres sur demande.',
        'Chaque lot est un spécimen à part entière. Vous recevez celui de la photo, à moins que l’étiquette n’en annonce plusieurs semblables.',
      ],
    },
    {
      heading: 'D’où ils viennent',
      blocks: [
        'D’éleveurs et de fermes à papillons, de collecteurs munis d’un permis, et d’anciennes collections qui cherchent un nouveau toit. Nous demandons les papiers et nous les gardons. Une espèce protégée se vend avec ses documents, ou pas du tout.',
        'Un insecte d’élevage n’est pas une simple marchandise : le village qui vit de ses ornithoptères garde debout la forêt où ils volent.',
      ],
    },
    {
      heading: 'Comment nous décrivons',
      blocks: [
        'Sans données, un spécimen est un ornement. Avec une localité et une date, c’est une observation ; chaque étiquette dit donc ce que nous savons :',
        [
          'le nom, avec son auteur et l’année',
          'le lieu de capture et la date',
          'le sexe et la taille, en millimètres',
          'la qualité, de A1 pour parfait à C pour à réparer, avec son explication',
        ],
        'Ce que nous ignorons reste en blanc. Les noms changent avec la science ; si l’un d’eux nous a échappé, [dites-le-nous](contact).',
      ],
    },
    {
      heading: 'Pour qui',
      blocks: [
        'Pour le collectionneur à qui manque une seule femelle d’une seule vallée, pour l’enseignant et ses trente élèves, pour l’artiste, et pour quiconque s’arrête devant une aile bleue et veut la regarder encore. Un premier tiroir commence avec les [lots à un euro](oneEuro) ; les pièces [à réparer](repairs) sont idéales pour s’exercer.',
      ],
    },
  ],
};

export default about;
