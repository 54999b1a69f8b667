import type { Article } from '../../model/article.ts';

const privacy: Article = {
  title: 'Privacybeleid',
  description: 'Welke persoonsgegevens deze winkel bewaart, waarom, hoelang, en wat je daaraan kunt doen.',
  lead: 'We bewaren wat een bestelling nodig heeft en wat de wet vraagt. Niemand volgt je hier, en niemand koopt je gegevens.',
  sections: [
    {
      heading: 'Wie er verantwoordelijk voor is',
      blocks: [
        '{seller}, {address}, [{email}](mailto:{email}), volgens de Algemene Verordening Gegevensbescherming.',
      ],
    },
    {
      heading: 'Wat we bewaren, en waarom',
      blocks: [
        [
          'Bestellingen: je naam, adressen, e-mailadres, telefoonnummer als je dat gaf, en wat je kocht. Nodig om de overeenkomst uit te voeren. Facturen bewaren we tien jaar, zoals de Belgische belastingwet vraagt.',
          'Je account, als je er een maakt: naam, e-mailadres, taal, adresboek, en je wachtwoord in een vorm die niet terug te lezen is. Tot je het verwijdert.',
          'Berichten die je ons stuurt: tot de zaak rond is, en nog twee jaar daarna.',
          'Nieuwsbrief: je e-mailadres, alleen als je er twee keer om vroeg, tot je je uitschrijft.',
          'Korte technische logboeken zonder namen of adressen, om de winkel werkend en veilig te houden: een gerechtvaardigd belang.',
        ],
      ],
    },
    {
      heading: 'Wie ze nog ziet',
      blocks: [
        'De betaaldienst voor je betaling, de vervoerder voor je pakje, de douane voor pakjes buiten de Europese Unie, de CITES-autoriteit waar een vergunning de koper noemt, en onze boekhouder. Elk krijgt alleen wat die taak nodig heeft. Werkt een dienst buiten de Europese Economische Ruimte, dan is hij gebonden aan de modelbepalingen van de Europese Commissie.',
      ],
    },
    {
      heading: 'Wat in je browser blijft',
      blocks: [
        [
          'Je winkelwagen, in de lokale opslag van je browser.',
          'De taal die je koos, in een cookie van 365 dagen.',
          'Zodra je inlogt, een cookie die je ingelogd houdt.',
        ],
        'Dat alles is nodig voor wat je vroeg, niets ervan volgt je, en geen enkele pagina laadt iets van anderen. Daarom is er geen cookiebanner.',
      ],
    },
    {
      heading: 'Wat je kunt vragen',
      blocks: [
        'Je gegevens inkijken, laten verbeteren, wissen, beperken of in een bestand meekrijgen, en bezwaar maken tegen het gebruik ervan. Schrijf naar [{email}](mailto:{email}); we antwoorden binnen een maand. Toestemming die je gaf, kun je altijd intrekken.',
        'Ben je niet tevreden met het antwoord, dan kun je een klacht indienen bij de [Gegevensbeschermingsautoriteit](https://www.gegevensbeschermingsautoriteit.be), of bij de autoriteit van je eigen land.',
      ],
    },
    {
      heading: 'Geen beslissingen door machines',
      blocks: [
        'Geen enkele beslissing over jou laten we aan een programma over, en we maken geen profiel van je.',
      ],
    },
  ],
};

export default privacy;
