import type { Article } from '../../model/article.ts';

const contact: Article = {
  title: 'Contact',
  description:
    'Écrivez-nous ou appelez-nous à propos d’un spécimen, d’une commande ou de tout ce qui a six pattes.',
  lead: 'Un spécimen, une commande, ou toute autre chose à six pattes : interrogez-nous. Nous répondons en français, en néerlandais et en anglais.',
  sections: [
    {
      heading: 'À propos d’un spécimen',
      blocks: [
        'Indiquez la référence inscrite sur son étiquette. Nous le mesurons volontiers une fois encore, examinons le dessous ou envoyons une autre photo.',
      ],
    },
    {
      heading: 'À propos d’une commande',
      blocks: [
        'Indiquez le numéro de commande du courriel de confirmation. Si quelque chose est arrivé brisé, joignez une photo de la boîte et de son contenu : [comment nous réglons cela](shipping).',
        'Pour vous rétracter, aucune explication n’est nécessaire : [renoncer au contrat ici](withdraw).',
      ],
    },
    {
      heading: 'À propos de ce site',
      blocks: [
        'Si une partie de ce site vous est difficile d’usage, dites-le-nous : [accessibilité](accessibility). L’usage que nous faisons de vos données est décrit sur la [page de confidentialité](privacy).',
      ],
    },
  ],
};

export default contact;
