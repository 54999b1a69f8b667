import type { Article } from '../../model/article.ts';

const keeping: Article = {
  title: 'Een verzameling die blijft',
  description:
    'Licht, vocht en kevers bederven een verzameling. Hoe je geprepareerde insecten thuis tientallen jaren bewaart.',
  lead: 'Een gedroogd insect heeft het moeilijkste achter de rug. Drie dingen kunnen het nog bederven.',
  sections: [
    {
      heading: 'Licht',
      blocks: [
        'Blauw dat uit structuur ontstaat, zoals bij een morpho, blijft. Pigment niet: het groen van een maanvlinder en het rood van een beervlinder verbleken in de zon binnen enkele zomers. Hang een lijst aan een muur waar de zon nooit komt, of leg ze in een lade en haal ze boven als er bezoek is. Glas dat ultraviolet tegenhoudt helpt; donker helpt meer.',
      ],
    },
    {
      heading: 'Vocht',
      blocks: [
        'Gespreide vleugels gaan in vochtige lucht omhoogstaan of hangen, en boven 65 % relatieve vochtigheid begint schimmel. Mik op 45 tot 55 %. Een kleine hygrometer kost minder dan de meeste kevers. Hang geen lijst aan een koude buitenmuur, in de badkamer of boven een radiator.',
      ],
    },
    {
      heading: 'Kevers die kevers eten',
      blocks: [
        'Museumkevers, Anthrenus, zijn twee tot drie millimeter lang en vliegen in het voorjaar door open ramen, op weg naar bloemen. Hun larven leven van je lade. Het teken is fijn bruin stof onder een exemplaar.',
        [
          'Houd elke doos goed dicht; in een goede lade past geen blaadje papier tussen de kier.',
          'Kijk elke doos twee keer per jaar na, in april en in september.',
          'Leg wat van elders komt eerst in een dichte zak in de diepvries: twee weken bij −18 °C, en laat het op kamertemperatuur komen voor je de zak opent.',
          'Vind je stof, vries dan de hele doos op dezelfde manier in. Gif is niet nodig.',
        ],
      ],
    },
    {
      heading: 'Handen',
      blocks: [
        'Neem de speld vast, nooit het insect, en liefst met een pincet. Een poot die loskomt is geen ramp: bewaar hem in een gelatinecapsule aan dezelfde speld, of lijm hem terug met een spoortje schellak, dat je weer kunt oplossen. Wil je eerst oefenen, daar zijn [reparaties](repairs) voor.',
      ],
    },
  ],
};

export default keeping;
