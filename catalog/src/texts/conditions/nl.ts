import type { Article } from '../../model/article.ts';

const conditions: Article = {
  title: 'Algemene voorwaarden',
  description:
    'De verkoopvoorwaarden: bestellen, prijzen, levering, 14 dagen om te herroepen, de wettelijke garantie van twee jaar.',
  lead: 'Wat we beloven, wat we vragen, en wat de wet je geeft, wat hier ook staat.',
  sections: [
    {
      heading: '1. Wie verkoopt',
      blocks: [
        '{seller}, {address}. Ondernemingsnummer {companyNumber}, btw-nummer {vatNumber}. E-mail [{email}](mailto:{email}); alle manieren om ons te bereiken staan op de [contactpagina](contact).',
        'Deze voorwaarden gelden voor elke bestelling in deze winkel. De versie die hier stond toen je bestelde, telt; we bewaren ze bij je bestelling.',
      ],
    },
    {
      heading: '2. Insecten en prijzen',
      blocks: [
        'Elk lot is met zorg beschreven: naam, herkomst, geslacht, grootte, kwaliteit. Exemplaren zijn natuurvoorwerpen; foto en kwaliteit samen vertellen hun toestand.',
        'Prijzen zijn in euro en inclusief btw. Verzending is niet inbegrepen: [wat die kost](shipping), zie je voor je bestelt. Een doorgestreepte prijs is de laagste die we in de 30 dagen ervoor vroegen.',
      ],
    },
    {
      heading: '3. Bestellen',
      blocks: [
        'Je bestelt met de knop ‘Bestelling met betalingsverplichting’. Tot dan kun je alles wijzigen of laten. We bevestigen meteen per e-mail, en daarmee is er een overeenkomst.',
        'De meeste loten bestaan maar één keer. Zodra je begint af te rekenen, houden we ze 15 minuten voor je opzij, en langer zolang je betaling loopt. Blijkt een lot toch niet leverbaar, dan laten we het weten en betalen we meteen terug.',
      ],
    },
    {
      heading: '4. Betalen',
      blocks: [
        'Op de manieren die je bij het afrekenen ziet. Bij een overschrijving houden we de loten zeven dagen opzij; is er dan nog geen betaling, dan vervalt de bestelling.',
      ],
    },
    {
      heading: '5. Levering',
      blocks: [
        'We verzenden naar Europa en het Verenigd Koninkrijk, binnen de termijn op de [verzendpagina](shipping) en uiterlijk 30 dagen na je bestelling. Tot jij, of iemand die je aanwees, het pakje in handen heeft, is het risico voor ons.',
      ],
    },
    {
      heading: '6. Herroeping',
      blocks: [
        'Als consument mag je de overeenkomst binnen 14 dagen herroepen, zonder reden. De termijn loopt vanaf de dag waarop je het laatste pakje van je bestelling ontvangt.',
        'Het volstaat dat je het ons op tijd meldt: [hier de overeenkomst herroepen](withdraw), per e-mail, per brief, of met het formulier hieronder. We bevestigen meteen.',
        'Stuur de exemplaren binnen 14 dagen daarna terug, verpakt zoals ze kwamen. De rechtstreekse kosten van het terugsturen zijn voor jou. We betalen terug wat je betaald hebt, met onze goedkoopste verzending erbij, binnen 14 dagen na je melding en langs dezelfde weg; we mogen wachten tot we het pakje hebben, of een bewijs dat het onderweg is.',
        'Bekijk een exemplaar zoals je dat in een winkel zou doen. Alleen als je er meer mee deed, bijvoorbeeld verspelden of opweken, kun je aansprakelijk zijn voor waardeverlies. Wat op jouw vraag gemaakt is, zoals een lijst op maat, kan niet terug.',
        'Modelformulier: ‘Aan {seller}, {address}, {email}. Hierbij deel ik u mee dat ik onze overeenkomst over de verkoop van de volgende goederen herroep: … Besteld op … / ontvangen op … Naam en adres van de consument: … Datum: … Handtekening (alleen op papier): …’',
      ],
    },
    {
      heading: '7. Wettelijke garantie',
      blocks: [
        'De wettelijke garantie van overeenstemming duurt twee jaar vanaf de levering (artikelen 1649bis tot 1649octies van het oud Burgerlijk Wetboek). Is een exemplaar niet wat het etiket zegt, dan herstellen of vervangen we het, verlagen we de prijs of nemen we het terug, zoals de wet bepaalt. Meld het binnen twee maanden nadat je het vaststelt.',
        'Sporen die bij de kwaliteit horen zijn geen gebrek, en ook niet wat licht, vocht of museumkevers na de levering deden.',
      ],
    },
    {
      heading: '8. Beschermde soorten',
      blocks: [
        'Al onze exemplaren zijn van wettige herkomst. Soorten uit Verordening (EG) nr. 338/97 (CITES) verkopen we met de documenten die ze vraagt; bewaar die bij het exemplaar. Loten van bijlage A en B gaan niet zonder vergunning de Europese Unie uit.',
      ],
    },
    {
      heading: '9. Veiligheid',
      blocks: [
        'Een geprepareerd insect is een verzamelobject, geen speelgoed. Spelden zijn scherp, en oude exemplaren kunnen tegen ongedierte behandeld zijn. Houd ze weg van kleine kinderen en huisdieren.',
      ],
    },
    {
      heading: '10. Klachten en recht',
      blocks: [
        'Schrijf eerst naar ons: het meeste is binnen een week opgelost. Vinden we geen oplossing, dan kan de [Consumentenombudsdienst](https://consumentenombudsdienst.be) gratis bemiddelen.',
        'Het Belgische recht is van toepassing. Als consument behoud je de bescherming die het recht van je eigen land dwingend oplegt, en mag je naar de rechter van je woonplaats.',
        'Hoe we met persoonsgegevens omgaan, staat op de [privacypagina](privacy).',
      ],
    },
  ],
};

export default conditions;
