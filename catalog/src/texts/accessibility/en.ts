import type { Article } from '../../model/article.ts';

const accessibility: Article = {
  title: 'Accessibility',
  description: 'How this shop is made to be used by everyone, what does not work well yet, and whom to tell.',
  lead: 'Everyone should be able to look at, find and buy an insect here. This page says how far we are.',
  sections: [
    {
      heading: 'What we aim for',
      blocks: [
        'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, as the European Accessibility Act (Directive (EU) 2019/882) and the Belgian law that follows it ask of a webshop.',
      ],
    },
    {
      heading: 'What we do',
      blocks: [
        [
          'Everything works by keyboard alone, with a visible focus.',
          'Sold out, reduced or wrong is said in words, never by colour only.',
          'Text keeps a contrast of at least 4.5 to 1, by day and in the dark theme that follows your device.',
          'Pages can be read at 400 % and on a narrow screen without scrolling sideways.',
          'Nothing moves by itself, and the little that does stands still if your device asks for less motion.',
          'You can read, browse and search without JavaScript; only the cart and the checkout need it.',
        ],
      ],
    },
    {
      heading: 'What falls short',
      blocks: [
        'Pictures of specimens are described by name and view, not by every mark on a wing; the label beside them gives the facts in text. If you need a fuller description of one, ask for it. The pages on which you pay are those of the payment provider, and we cannot change them.',
      ],
    },
    {
      heading: 'Tell us',
      blocks: [
        'If something stands in your way, write to [{email}](mailto:{email}) or [call us](contact), and say on which page. We answer within ten working days, and meanwhile take your order by e-mail or telephone if you like.',
        'If our answer does not help, you can turn to the Belgian Federal Public Service Economy, which supervises this law.',
      ],
    },
  ],
};

export default accessibility;
