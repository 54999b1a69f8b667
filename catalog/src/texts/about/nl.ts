import type { Article } from '../../model/article.ts';

const about: Article = {
  title: 'Over ons',
  description:
    'Vitrine verkoopt geprepareerde insecten vanuit België: wettig van herkomst, eerlijk beschreven, verpakt om heel aan te komen.',
  lead: 'Een vitrine is een glazen kast voor wat het bekijken waard is. In de onze liggen insecten, en de kast staat open.',
  sections: [
    {
      heading: 'Wat er in de laden ligt',
      blocks: [
        'Dagvlinders en nachtvlinders, kevers, en alle orden die bij geen van beide horen: bidsprinkhanen, cicaden, libellen, wandelende takken. De meeste zijn gespreid en klaar voor de lade of de lijst; bij de andere staat het op het etiket. Lijsten maken we op aanvraag.',
        'Elk lot is een exemplaar op zich. Wat je op de foto ziet, krijg je, tenzij het etiket zegt dat er meer van zijn.',
      ],
    },
    {
      heading: 'Waar ze vandaan komen',
      blocks: [
        'Van kwekers en vlinderboerderijen, van verzamelaars met een vangvergunning, en uit oude collecties die een nieuw thuis zoeken. We vragen de papieren en bewaren ze. Een beschermde soort verkopen we met haar documenten of niet.',
        'Gekweekte insecten zijn meer dan koopwaar: een dorp dat van zijn vogelvleugels leeft, houdt het bos overeind waarin ze vliegen.',
      ],
    },
    {
      heading: 'Hoe we beschrijven',
      blocks: [
        'Een exemplaar zonder gegevens is een siervoorwerp. Met een vindplaats en een datum is het een waarneming, en dus staat op elk etiket wat we weten:',
        [
          'de naam, met auteur en jaartal',
          'waar het gevangen is, en wanneer',
          'het geslacht en de grootte, in millimeter',
          'de kwaliteit, van A1 voor gaaf tot C voor te herstellen, met uitleg erbij',
        ],
        'Wat we niet weten, blijft leeg. Namen veranderen mee met de wetenschap; zie je er een die we gemist hebben, [laat het ons weten](contact).',
      ],
    },
    {
      heading: 'Voor wie',
      blocks: [
        'Voor de verzamelaar die nog dat ene vrouwtje uit die ene vallei zoekt, voor de leerkracht met dertig leerlingen, voor de kunstenaar, en voor wie bij een blauwe vleugel blijft staan en wil blijven kijken. Een eerste lade begint al bij [loten van één euro](oneEuro); op [reparaties](repairs) kun je goed oefenen.',
      ],
    },
  ],
};

export default about;
