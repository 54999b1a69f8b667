import type { Article } from '../../model/article.ts';

const conditions: Article = {
  title: 'Terms and conditions',
  description:
    'The conditions of sale: ordering, prices, delivery, 14 days to withdraw, the legal guarantee of two years.',
  lead: 'What we promise, what we ask, and what the law gives you whatever stands here.',
  sections: [
    {
      heading: '1. Who sells',
      blocks: [
        '{seller}, {address}. Company number {companyNumber}, VAT number {vatNumber}. E-mail [{email}](mailto:{email}); every way to reach us is on the [contact page](contact).',
        'These conditions apply to every order in this shop. The version that stood here when you ordered is the one that counts, and it is kept with your order.',
      ],
    },
    {
      heading: '2. Insects and prices',
      blocks: [
        'Each lot is described with care: name, origin, sex, size, grade. Specimens are natural objects; the picture and the grade together tell their condition.',
        'Prices are in euro and include VAT. Shipping is not included: [what it costs](shipping) is shown before you order. A price that is struck through is the lowest one that we asked in the 30 days before.',
      ],
    },
    {
      heading: '3. Ordering',
      blocks: [
        'You order by pressing the button “Order with obligation to pay”. Until then you can change or leave everything. We confirm at once by e-mail, and that makes the contract.',
        'Most lots exist once. When you open the checkout we keep yours aside for 15 minutes, and longer while your payment is open. If we find that a lot cannot be delivered after all, we tell you and refund it without delay.',
      ],
    },
    {
      heading: '4. Payment',
      blocks: [
        'In the ways that the checkout shows. With a bank transfer the lots stay aside for seven days; if no payment has come by then, the order lapses.',
      ],
    },
    {
      heading: '5. Delivery',
      blocks: [
        'We ship to Europe and the United Kingdom, within the time given on the [shipping page](shipping) and at the latest 30 days after your order. Until you, or somebody whom you named, have the parcel in hand, the risk is ours.',
      ],
    },
    {
      heading: '6. Withdrawal',
      blocks: [
        'As a consumer you may withdraw from the contract within 14 days, without giving a reason. The period runs from the day on which you receive the last parcel of your order.',
        'It is enough to tell us in time: [withdraw from contract here](withdraw), by e-mail, by letter, or with the form below. We acknowledge at once.',
        'Send the specimens back within 14 days after that, packed as they came. You bear the direct cost of sending them back. We refund what you paid, including our cheapest way of shipping, within 14 days of your message and in the way you paid; we may wait until we have the parcel, or proof that it is on its way.',
        'Look at a specimen as you would in a shop. You answer for a loss in value only if you handled it more than that, for instance by re-pinning or relaxing it. What was made to your wishes, such as a frame to measure, cannot be returned.',
        'Model form: “To {seller}, {address}, {email}. I hereby withdraw from my contract for the sale of the following goods: … Ordered on … / received on … Name and address of the consumer: … Date: … Signature (only on paper): …”',
      ],
    },
    {
      heading: '7. Legal guarantee',
      blocks: [
        'The legal guarantee of conformity lasts two years from delivery (articles 1649bis to 1649octies of the former Belgian Civil Code). If a specimen is not what its label says, we put it right, replace it, lower its price or take it back, as the law provides. Tell us within two months of finding it.',
        'Traces that belong to the grade are no defect, nor is what light, damp or museum beetles did after delivery. In the United Kingdom your statutory rights stay as they are.',
      ],
    },
    {
      heading: '8. Protected species',
      blocks: [
        'All our specimens are of lawful origin. Species listed in Regulation (EC) No 338/97 (CITES) are sold with the documents that it asks for; keep them with the specimen. Lots of annex A and B are not sent out of the European Union without a permit.',
      ],
    },
    {
      heading: '9. Safety',
      blocks: [
        'A mounted insect is a collector’s item, not a toy. Pins are sharp, old specimens may have been treated against pests. Keep them away from small children and pets.',
      ],
    },
    {
      heading: '10. Complaints and law',
      blocks: [
        'Write to us first: most things are settled within a week. If we find no solution, the Belgian [Consumer Ombudsman Service](https://consumerombudsman.be) can mediate free of charge.',
        'Belgian law applies. A consumer keeps the protection that the law of their own country makes binding, and may go to the court of their own home.',
        'How we handle personal data is on the [privacy page](privacy).',
      ],
    },
  ],
};

export default conditions;
