import type { Article } from '../../model/article.ts';

const contact: Article = {
  title: 'Contact',
  description: 'Schrijf of bel ons over een exemplaar, een bestelling, of iets anders met zes poten.',
  lead: 'Vraag ons alles over een exemplaar, een bestelling, of iets anders met zes poten. We antwoorden in het Nederlands, Frans en Engels.',
  sections: [
    {
      heading: 'Over een exemplaar',
      blocks: [
        'Vermeld de referentie die op het etiket staat. We meten graag nog eens na, bekijken de onderkant of sturen een extra foto.',
      ],
    },
    {
      heading: 'Over een bestelling',
      blocks: [
        'Vermeld het bestelnummer uit de bevestigingsmail. Is er iets stuk aangekomen, voeg dan een foto toe van de doos en van wat erin ligt: [zo lossen we het op](shipping).',
        'Om te herroepen hoef je niets uit te leggen: [hier de overeenkomst herroepen](withdraw).',
      ],
    },
    {
      heading: 'Over deze site',
      blocks: [
        'Is iets op deze site voor jou moeilijk te gebruiken, dan willen we dat weten: [toegankelijkheid](accessibility). Wat we met je gegevens doen, staat op de [privacypagina](privacy).',
      ],
    },
  ],
};

export default contact;
