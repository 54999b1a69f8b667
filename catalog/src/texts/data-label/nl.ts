import type { Article } from '../../model/article.ts';

const dataLabel: Article = {
  title: 'Zo lees je een vindplaatsetiket',
  description:
    'Wat er onder een geprikt insect staat, regel voor regel, en waarom dat meer telt dan het insect zelf.',
  lead: 'Vier regels kleine druk maken van een mooi voorwerp een waarneming.',
  sections: [
    {
      blocks: [
        'Onder elk geprikt insect in een museum zit een papiertje, nauwelijks groter dan een nagel. Haal het weg en er blijft iets moois over. Leg het terug en het insect zegt: hier leefde ik, toen. Daarom redden conservatoren bij een overstroming soms eerst de etiketten.',
      ],
    },
    {
      heading: 'Van groot naar klein',
      blocks: [
        'Een vindplaats loopt van het land tot de plek: land, provincie, dichtstbijzijnde dorp, en vaak de hoogte boven zee. Die volgorde heeft zin. Dorpen verhuizen en krijgen nieuwe namen; met een provincie en een hoogte vind je de vallei nog altijd.',
        'Oude etiketten zijn korter. ‘Amboina’ bij een vogelvleugel is een eiland én een tijdperk: zo schrijft niemand het nog, al een eeuw lang. We nemen een oud etiket over zoals het is, en zetten het huidige land erbij.',
      ],
    },
    {
      heading: 'Datums, en één valkuil',
      blocks: [
        'Op etiketten is de maand vaak een Romeins cijfer: 14.vii.1998 is veertien juli, en daar valt aan geen kant van de oceaan over te twisten. Over een datum in gewone cijfers wel. Kunnen we dag en maand niet onderscheiden, dan geven we de maand of het jaar, en daar blijft het bij.',
        '‘e. l.’ en ‘e. p.’ betekenen gekweekt, uit rups of pop. De datum is dan die waarop het dier uit de pop kwam, en de plaats is waar de ouders vlogen.',
      ],
    },
    {
      heading: 'Wie, en van wiens hand',
      blocks: [
        '‘leg.’ staat voor legit en noemt wie het ving; ‘det.’ noemt wie er de naam aan gaf, met het jaar erbij. Een naam is een mening, en aan het jaar zie je hoe vers ze is. ‘coll.’ zegt door wiens laden het exemplaar ging.',
      ],
    },
    {
      heading: 'Als er een regel ontbreekt',
      blocks: [
        'Vul hem nooit uit het hoofd in, ook niet als je zeker bent. Voeg een tweede papiertje toe, in je eigen handschrift en met de datum van vandaag, en laat het eerste zitten. Twee etiketten aan één speld zijn geen smet: het is een biografie.',
        'Op onze pagina’s blijft een lege regel ook leeg. Heeft een lot geen vindplaats, dan staat dat er, en de prijs weet het. [Bekijk wat het laatst binnenkwam](newInsects).',
      ],
    },
  ],
};

export default dataLabel;
