import type { SentenceCase } from './sentences.ts';

const morpho = { genus: 'Morpho' } as const;
const papilio = { genus: 'Papilio' } as const;
const goliathus = { genus: 'Goliathus' } as const;
const beetles = { category: 'BEETLES' } as const;
const butterflies = { category: 'BUTTERFLIES' } as const;
const moths = { category: 'MOTHS' } as const;
const lepidoptera = { category: ['BUTTERFLIES', 'MOTHS'] } as const;
const peru = { country: 'PE' } as const;

/** As collectors, gift buyers and teachers type: polite, with slips, in a hurry, three languages at once. */
export const COLLECTOR_SENTENCES: readonly SentenceCase[] = [
  // A size beside a name says nothing that a list can be narrowed by.
  ['large morpho', morpho, { leftOut: 'large' }],
  ['grote morpho', morpho, { leftOut: 'grote' }],
  ['grand morpho', morpho, { leftOut: 'grand' }],
  ['a big papilio from Peru', { ...papilio, ...peru }, { leftOut: 'big', most: 7 }],
  // Frames have a page; the lots are found without them.
  ['framed morpho', morpho],
  ['morpho ingekaderd', morpho],
  ['morpho encadré', morpho],
  ['morpho in een kader onder 50 euro', { ...morpho, priceTo: 50 }],
  ['papillon encadré du Pérou', { ...lepidoptera, ...peru }],
  // Wishes and politeness.
  ['op zoek naar een morpho', morpho],
  ['looking for a morpho', morpho],
  ['je cherche un morpho', morpho],
  ['op zoek naar Peru vlinders', { ...lepidoptera, ...peru }],
  ['ik ben op zoek naar vlinders uit Peru', { ...lepidoptera, ...peru }],
  ["je suis à la recherche d'un morpho mâle", { ...morpho, gender: 'MALE' }],
  ['Hello, do you have any morpho from Peru please?', { ...morpho, ...peru }],
  ['Bonjour, avez-vous des morphos femelles, merci', { ...morpho, gender: 'FEMALE' }],
  ['Hallo, hebben jullie kevers uit Thailand? alvast bedankt', { ...beetles, country: 'TH' }],
  ["I'm after a male morpho, A1", { ...morpho, gender: 'MALE', quality: 'A1' }],
  // The cheapest and the dearest are an order.
  ['cheapest goliathus', goliathus, { sort: 'price-up' }],
  ['goedkoopste goliathus', goliathus, { sort: 'price-up' }],
  ['le goliathus le moins cher', goliathus, { sort: 'price-up' }],
  ['most expensive morpho', morpho, { sort: 'price-down' }],
  ['duurste morpho', morpho, { sort: 'price-down' }],
  ['le morpho le plus cher', morpho, { sort: 'price-down' }],
  ['un morpho mâle', { ...morpho, gender: 'MALE' }],
  ['le morpho du Pérou', { ...morpho, ...peru }],
  ['cheapest beetles from Peru', { ...beetles, ...peru }, { sort: 'price-up' }],
  // Numbers alone are euro.
  ['ornithoptera over 100', { genus: 'Ornithoptera', priceFrom: 100 }],
  ['ornithoptera boven 50', { genus: 'Ornithoptera', priceFrom: 50 }],
  ['ornithoptera plus de 50', { genus: 'Ornithoptera', priceFrom: 50 }],
  ['beetles between 20 and 30', { ...beetles, priceFrom: 20, priceTo: 30 }],
  ['kevers tussen 20 en 30', { ...beetles, priceFrom: 20, priceTo: 30 }],
  ['coléoptères entre 20 et 30', { ...beetles, priceFrom: 20, priceTo: 30 }],
  ['moins de 1 500 €', { priceTo: 1500 }],
  ['moins de 1\u{202f}500\u{a0}€', { priceTo: 1500 }],
  ['femelle moins chère que 20 euros', { gender: 'FEMALE', priceTo: 20 }],
  ['morpho plus chers que 20 €', { ...morpho, priceFrom: 20 }],
  // Grades.
  ['morpho A1-A2', { ...morpho, quality: ['A1', 'A1-', 'A2'] }],
  ['morpho A1 to A2', { ...morpho, quality: ['A1', 'A1-', 'A2'] }],
  ['morpho A1- tot A2', { ...morpho, quality: ['A1-', 'A2'] }],
  ['morpho de A1 à A2', { ...morpho, quality: ['A1', 'A1-', 'A2'] }],
  // Months and seasons.
  ['papilio juni', { ...papilio, month: 6 }, { most: 12 }],
  ['papilio june or july', { ...papilio, month: [6, 7] }, { most: 40 }],
  ['papilio juni tot augustus', { ...papilio, month: [6, 7, 8] }, { most: 60 }],
  ['moths july-sept', { ...moths, month: [7, 8, 9] }],
  ['summer butterflies', { ...butterflies, month: [6, 7, 8] }],
  ['vlinders in de zomer gevangen', { ...lepidoptera, month: [6, 7, 8] }],
  ["papillons d'été", { ...lepidoptera, month: [6, 7, 8] }],
  ['kevers winter', { ...beetles, month: [12, 1, 2] }],
  // Names that are not wanted.
  ['pas de morpho du Pérou', peru, { without: ['morpho'] }],
  ['geen morpho', {}, { without: ['morpho'] }],
  ['butterflies without papilio', butterflies, { without: ['papilio'] }],
  ['vlinders behalve morpho', lepidoptera, { without: ['morpho'] }],
  ['papillons sauf morpho ou papilio', lepidoptera, { without: ['morpho', 'papilio'] }],
  ["morpho's uit Peru, mannetje, A1", { ...morpho, ...peru, gender: 'MALE', quality: 'A1' }],
  // In a class room, as a present.
  ['5 beetles under 10 euro for school', { ...beetles, priceTo: 10 }],
  ['insecten voor in de klas onder 5 euro', { priceTo: 5 }],
  ['coléoptères pour ma classe, moins de 10 €', { ...beetles, priceTo: 10 }],
  [
    'present for my dad, blue morpho under 50',
    { name: ['Morpho didius', 'Morpho menelaus', 'Morpho rhetenor', 'Morpho peleides'], priceTo: 50 },
    { most: 12 },
  ],
  ['cadeau voor verjaardag: vlinder onder 20 euro', { ...lepidoptera, priceTo: 20 }, { most: 667 }],
  ['beatles from thailand', { ...beetles, country: 'TH' }],
  ['buterflies from madagascar', { ...butterflies, country: 'MG' }],
  ['female, peru, morpho, max 80 euros', { ...morpho, ...peru, gender: 'FEMALE', priceTo: 80 }],
  ['8cm beetles', { ...beetles, sizeFrom: 72, sizeTo: 88 }],
  ['kever min. 8 cm', { ...beetles, sizeFrom: 80 }],
  ['scarabée de plus de 8cm svp', { ...beetles, sizeFrom: 80 }],
  ['do u have any morphos in stock pls', { ...morpho, isInStock: true }],
  ["heeft u nog morpho's op voorraad?", { ...morpho, isInStock: true }],
  ['avez-vous encore des morphos en stock ?', { ...morpho, isInStock: true }],
  ['cadeau pour mon père : un gros scarabée', { ...beetles, sizeFrom: 80 }, { most: 103 }],
  ['kado voor mijn vader, een grote kever', { ...beetles, sizeFrom: 80 }, { most: 103 }],
  ['biggest beetle you have', { ...beetles, sizeFrom: 80 }],
  ['grootste vlinder ter wereld', { ...lepidoptera, sizeFrom: 100 }],
  ['vlinders onder de 10 euro', { ...lepidoptera, priceTo: 10 }, { most: 605 }],
  ['iets moois voor aan de muur, max 60 euro', { priceTo: 60 }],
  ['papillons à moins de dix euros', { ...lepidoptera, priceTo: 10 }],
  ['beetles > 5cm < 10cm', { ...beetles, sizeFrom: 50, sizeTo: 100 }],
  ['parnassius oude collectie', { genus: 'Parnassius' }, { leftOut: 'oude collectie' }],
  ['butterflies in a box', butterflies, { leftOut: 'in a box' }],
  ['metallic green beetle', { ...beetles, colour: 'green' }],
  ['wandelende takken uit Maleisië', { family: 'Phasmatidae', country: 'MY' }],
  ['anything but morpho under 20', { priceTo: 20 }, { without: ['morpho'] }],
  ['papilio caught between may and july', { ...papilio, month: [5, 6, 7] }, { most: 60 }],
  ['20 insecten voor de biologieles onder 5 euro', { priceTo: 5 }],
  ['20 insects for the classroom', {}],
];
