import type { Article } from '../../model/article.ts';

const contact: Article = {
  title: 'Contact',
  description: 'Write to us or call us about a specimen, an order, or anything else with six legs.',
  lead: 'Ask about a specimen, an order, or anything else with six legs. We answer in English, Dutch and French.',
  sections: [
    {
      heading: 'About a specimen',
      blocks: [
        'Give the reference that stands on its label. We gladly measure once more, look at the underside, or send another picture.',
      ],
    },
    {
      heading: 'About an order',
      blocks: [
        'Give the order number from the confirmation e-mail. If something arrived broken, add a picture of the box and of what lies in it: [how that is settled](shipping).',
        'To withdraw you need no conversation at all: [withdraw from contract here](withdraw).',
      ],
    },
    {
      heading: 'About this site',
      blocks: [
        'If something on this site is hard to use for you, we want to know: [accessibility](accessibility). What we do with your data is on the [privacy page](privacy).',
      ],
    },
  ],
};

export default contact;
