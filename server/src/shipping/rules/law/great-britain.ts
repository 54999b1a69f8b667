import { CHECKED_SPECIES } from './checked-species.ts';
import { uncheckedRows } from './european-natives.ts';
import { rowsOf, type Law, type LawRow } from './law-row.ts';

const schedule = (id: string, from: string): Law => ({
  ...{ id, cite: 'Wildlife and Countryside Act 1981', article: 's. 9(5), sch. 5' },
  ...{ url: 'https://www.legislation.gov.uk/ukpga/1981/69/schedule/5', place: 'GB', direction: 'sale' },
  ...{ from, lookedUp: '2026-11-26', isReadWhole: false },
});

/**
 * Insects whose sale in Great Britain wants a licence, dead ones too, unless they were lawfully taken or sold before: of
 * which the shop is asked. The Act means the species, wherever a specimen is from. Sources: the Act as made, and the orders
 * that vary its schedule (SI 1989/906, SI 1998/878).
 */
const SCHEDULED: LawRow[] = [
  ...rowsOf(schedule('gb-wca', '1982-09-28'), { answer: 'ask', confirmed: 'ask' }, [
    ...['Papilio machaon', 'Phengaris arion', 'Melitaea athalia', 'Carterocephalus palaemon'],
    ...['Aeshna isoceles', 'Decticus verrucivorus', 'Gryllus campestris', 'Gryllotalpa gryllotalpa'],
    ...['Siona lineata', 'Thetidia smaragdaria', 'Thalera fimbrialis', 'Zygaena viciae'],
  ]),
  ...rowsOf(schedule('gb-wca-1989', '1989-06-28'), { answer: 'ask', confirmed: 'ask' }, [
    ...['Aricia artaxerxes', 'Lysandra bellargus', 'Lysandra coridon', 'Plebejus argus', 'Cupido minimus'],
    ...['Lycaena dispar', 'Apatura iris', 'Hamearis lucina', 'Melitaea cinxia', 'Fabriciana adippe'],
    ...['Euphydryas aurinia', 'Boloria euphrosyne', 'Satyrium pruni', 'Thecla betulae', 'Satyrium w-album'],
    ...['Coenonympha tullia', 'Erebia epiphron', 'Thymelicus acteon', 'Hesperia comma', 'Leptidea sinapis'],
    ...['Nymphalis polychloros'],
  ]),
  ...rowsOf(schedule('gb-wca-1998', '1998-04-16'), { answer: 'ask', confirmed: 'ask' }, [
    ...['Lucanus cervus', 'Coenagrion mercuriale', 'Gortyna borelii', 'Pyropteron chrysidiformis'],
  ]),
];

const NAMED = SCHEDULED.map(({ taxon }) => taxon);
const UNNAMED = Object.keys(CHECKED_SPECIES).filter((name) => !NAMED.includes(name));

/** The schedule, and what it does not name of the species that were held against it; of others of Europe is asked. */
export const GREAT_BRITAIN: LawRow[] = [
  ...SCHEDULED,
  ...rowsOf(schedule('gb-wca', '1982-09-28'), { answer: 'yes', confirmed: 'ask' }, UNNAMED),
  ...uncheckedRows(schedule('gb-wca', '1982-09-28'), [...NAMED, ...UNNAMED]),
];
