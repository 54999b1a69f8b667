import type { Article } from '../../model/article.ts';

const accessibility: Article = {
  title: 'Toegankelijkheid',
  description:
    'Hoe deze winkel voor iedereen bruikbaar is gemaakt, wat nog niet goed werkt, en wie je dat kunt melden.',
  lead: 'Iedereen moet hier een insect kunnen bekijken, vinden en kopen. Op deze pagina lees je hoe ver we staan.',
  sections: [
    {
      heading: 'Waar we naar streven',
      blocks: [
        'De Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA, zoals de Europese toegankelijkheidsakte (Richtlijn (EU) 2019/882) en de Belgische wet die haar omzet, van een webwinkel vragen.',
      ],
    },
    {
      heading: 'Wat we doen',
      blocks: [
        [
          'Alles werkt met het toetsenbord alleen, met een zichtbare focus.',
          'Uitverkocht, afgeprijsd of fout staat er in woorden, nooit alleen in kleur.',
          'Tekst heeft een contrast van minstens 4,5 op 1, overdag en in het donkere thema dat je toestel volgt.',
          'Pagina’s zijn leesbaar op 400 % en op een smal scherm, zonder zijwaarts te schuiven.',
          'Niets beweegt vanzelf, en het weinige dat beweegt staat stil als je toestel om minder beweging vraagt.',
          'Lezen, bladeren en zoeken kan zonder JavaScript; alleen de winkelwagen en het afrekenen hebben het nodig.',
        ],
      ],
    },
    {
      heading: 'Wat tekortschiet',
      blocks: [
        'Foto’s van exemplaren worden beschreven met naam en aanzicht, niet met elke vlek op een vleugel; het etiket ernaast geeft de feiten in tekst. Heb je van een exemplaar een uitvoeriger beschrijving nodig, vraag erom. De pagina’s waarop je betaalt zijn van de betaaldienst, en die kunnen we niet veranderen.',
      ],
    },
    {
      heading: 'Laat het ons weten',
      blocks: [
        'Staat iets je in de weg, schrijf dan naar [{email}](mailto:{email}) of [bel ons](contact), en zeg op welke pagina. We antwoorden binnen tien werkdagen, en nemen intussen je bestelling graag per e-mail of telefoon aan.',
        'Helpt ons antwoord je niet verder, dan kun je terecht bij de Belgische FOD Economie, die toeziet op deze wet.',
      ],
    },
  ],
};

export default accessibility;
