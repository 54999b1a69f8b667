import type { Article } from '../../model/article.ts';

const shipping: Article = {
  title: 'Verzending',
  description:
    'Wat het kost om geprepareerde insecten vanuit België naar Europa en het VK te verzenden, en hoe ze reizen.',
  lead: 'Vanuit België naar heel Europa en het VK, met volgcode, in een doos in een doos.',
  sections: [
    {
      heading: 'Hoe ze reizen',
      blocks: [
        'Elk exemplaar wordt diep in schuim gespeld, met extra spelden vastgezet zodat niets kan draaien, en afgedekt. Die doos gaat in een grotere, met zachte vulling langs alle kanten. Insecten in papillot reizen plat tussen karton.',
        'De meeste bestellingen wegen met verpakking minder dan 2 kg en betalen dus de eerste prijs.',
      ],
    },
    {
      heading: 'Wanneer ze vertrekken',
      blocks: [
        'Binnen twee werkdagen na je betaling. Je krijgt de volgcode per e-mail. Is de winkel dicht, dan staat bovenaan de pagina vanaf welke dag we weer verzenden.',
      ],
    },
    {
      heading: 'Buiten de Europese Unie',
      blocks: [
        'Voor pakjes naar het Verenigd Koninkrijk, Zwitserland, Noorwegen en andere landen buiten de Unie kan de douane invoer-btw, rechten en behandelingskosten vragen. Die zitten niet in onze prijs; de vervoerder rekent ze met jou af.',
      ],
    },
    {
      heading: 'Beschermde soorten',
      blocks: [
        'Soorten van CITES-bijlage A en B mogen de Europese Unie alleen uit met een uitvoervergunning. Die duurt weken en kan niet bij het afrekenen geregeld worden; je leest dat voor je betaalt. Heb je zo’n exemplaar buiten de Unie nodig, [schrijf ons dan eerst](contact).',
      ],
    },
    {
      heading: 'Stuk aangekomen',
      blocks: [
        'Het gebeurt zelden. Bewaar de doos, maak een foto van de doos en van wat erin ligt, en [stuur die naar ons](contact) met je bestelnummer. We vervangen het exemplaar of betalen het terug.',
      ],
    },
  ],
};

export default shipping;
