import type { Article } from '../../model/article.ts';

const dataLabel: Article = {
  title: 'How to read a data label',
  description:
    'What the small print under a pinned insect says, line by line, and why it matters more than the insect.',
  lead: 'Four lines of small print turn a beautiful object into a record.',
  sections: [
    {
      blocks: [
        'Under every pinned insect in a museum sits a slip of paper hardly larger than a fingernail. Take the slip away and what is left is pretty. Put it back and the insect says: I lived here, then. That is why curators have saved labels from floods before they saved specimens.',
      ],
    },
    {
      heading: 'From large to small',
      blocks: [
        'A locality runs from the country down to the spot: country, province, nearest place, and often a height above sea level. The order is worth keeping. Place names move and are renamed; a province and an altitude still find the valley.',
        'Old labels are shorter. “Amboina” on a birdwing is an island and an age: nobody has written it so for a century. We copy an old label as it stands, and give the present country beside it.',
      ],
    },
    {
      heading: 'Dates, and one trap',
      blocks: [
        'On labels the month is often a Roman numeral: 14.vii.1998 is the fourteenth of July, and cannot be misread on either side of an ocean. A date with figures only can. Where we cannot tell day from month, we give the month or the year and leave it there.',
        '“e. l.” and “e. p.” mean bred, from a larva or a pupa. The date is then that of the adult leaving its pupa, and the place is where the parents flew.',
      ],
    },
    {
      heading: 'Who, and by whose hand',
      blocks: [
        '“leg.” stands for legit, and names who caught it; “det.” names who put the name to it, with the year in which they did. A name is an opinion, and the year tells you how fresh it is. “coll.” says through whose drawers it went.',
      ],
    },
    {
      heading: 'When a line is missing',
      blocks: [
        'Never fill it in from memory, not even when you are sure. Add a second slip, in your own hand and with today’s date, and leave the first one where it is. Two labels on one pin are no blemish: they are a biography.',
        'On our pages an empty line stays empty too. If a lot has no locality, it says so, and its price knows it. [See what came in last](newInsects).',
      ],
    },
  ],
};

export default dataLabel;
