import type { Article } from '../../model/article.ts';

const shipping: Article = {
  title: 'Shipping',
  description:
    'What it costs to ship mounted insects from Belgium to Europe and the UK, and how they travel.',
  lead: 'From Belgium to all of Europe and the UK, tracked, in a box within a box.',
  sections: [
    {
      heading: 'How they travel',
      blocks: [
        'Each specimen is pinned deep in foam, braced with extra pins so that nothing can turn, and covered. That box goes into a larger one with soft filling on all sides. Papered insects travel flat between card.',
        'Most orders weigh less than 2 kg with their packing, and so pay the first price.',
      ],
    },
    {
      heading: 'When they leave',
      blocks: [
        'Within two working days of your payment. You receive the tracking number by e-mail. When the shop is closed, a banner at the top of the page says from which day we ship again.',
      ],
    },
    {
      heading: 'Outside the European Union',
      blocks: [
        'On parcels to the United Kingdom, Switzerland, Norway and other countries outside the Union, customs may ask for import VAT, duty and a handling fee. These are not in our price, and the carrier collects them from you.',
      ],
    },
    {
      heading: 'Protected species',
      blocks: [
        'Species of CITES annex A and B leave the European Union only with an export permit, which takes weeks and which the checkout cannot arrange. The checkout tells you so before you pay. If you need such a lot outside the Union, [write to us first](contact).',
      ],
    },
    {
      heading: 'Arrived broken',
      blocks: [
        'It happens, seldom. Keep the box, take a picture of it and of what lies in it, and [send it to us](contact) with your order number. We replace the specimen, or refund it.',
      ],
    },
  ],
};

export default shipping;
