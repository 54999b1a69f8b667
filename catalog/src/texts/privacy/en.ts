import type { Article } from '../../model/article.ts';

const privacy: Article = {
  title: 'Privacy policy',
  description: 'Which personal data this shop keeps, why, for how long, and what you can do about it.',
  lead: 'We keep what an order needs and what the law asks. Nobody follows you here, and nobody buys your data.',
  sections: [
    {
      heading: 'Who answers for it',
      blocks: [
        '{seller}, {address}, [{email}](mailto:{email}), under the General Data Protection Regulation.',
      ],
    },
    {
      heading: 'What we keep, and why',
      blocks: [
        [
          'Orders: your name, addresses, e-mail, telephone if you gave it, and what you bought. Needed to carry out the contract. Invoices are kept for ten years, as Belgian tax law asks.',
          'Your account, if you make one: name, e-mail, language, address book, and your password in a form that cannot be read back. Until you delete it.',
          'Messages that you send us: until the matter is settled, and two years after that.',
          'Newsletter: your e-mail, only if you asked for it twice, until you unsubscribe.',
          'Short technical logs without names or addresses, to keep the shop working and safe: a legitimate interest.',
        ],
      ],
    },
    {
      heading: 'Who else sees it',
      blocks: [
        'The payment provider for your payment, the carrier for your parcel, customs for parcels out of the European Union, the CITES authority where a permit names the buyer, and our accountant. Each gets only what that task needs. If a provider works outside the European Economic Area, it is bound by the standard clauses of the European Commission.',
      ],
    },
    {
      heading: 'What stays in your browser',
      blocks: [
        [
          'Your cart, in the local storage of your browser.',
          'The language that you chose, in a cookie of 365 days.',
          'Once you log in, a cookie that keeps you logged in.',
        ],
        'All of it is needed for what you asked, none of it tracks you, and no page loads anything from others. That is why there is no cookie banner.',
      ],
    },
    {
      heading: 'What you can ask',
      blocks: [
        'To see your data, to have them corrected, deleted, limited or handed over in a file, and to object to their use. Write to [{email}](mailto:{email}); we answer within a month. Consent that you gave you can take back at any time.',
        'If you are not content with the answer, you can complain to the Belgian [Data Protection Authority](https://www.dataprotectionauthority.be), or to the authority of your own country.',
      ],
    },
    {
      heading: 'No decisions by machines',
      blocks: ['No decision about you is left to a program, and no profile is made of you.'],
    },
  ],
};

export default privacy;
