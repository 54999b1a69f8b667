import type { Article } from '../../model/article.ts';

const keeping: Article = {
  title: 'Keeping a collection for life',
  description: 'Light, damp and beetles undo a collection. How to keep mounted insects for decades, at home.',
  lead: 'A dried insect is already past the hardest part. Three things can still undo it.',
  sections: [
    {
      heading: 'Light',
      blocks: [
        'Blue that comes from structure, as in a morpho, stays. Pigments do not: the greens of a luna moth and the reds of a tiger moth fade within a few summers in the sun. Hang a frame on a wall that the sun never reaches, or put it in a drawer and take it out when there are guests. Glass that stops ultraviolet helps; darkness helps more.',
      ],
    },
    {
      heading: 'Damp',
      blocks: [
        'Wings that were set will rise or sag when the air is damp, and mould begins above 65 % relative humidity. Aim for 45 to 55 %. A small hygrometer costs less than most beetles. Do not hang a frame on a cold outer wall, in a bathroom or over a radiator.',
      ],
    },
    {
      heading: 'Beetles that eat beetles',
      blocks: [
        'Museum beetles, Anthrenus, are two to three millimetres long and come in through open windows in spring to feed on flowers. Their larvae feed on your drawer. The sign is fine brown dust under a specimen.',
        [
          'Keep every box shut tight; a good drawer lets no paper slip in.',
          'Look at each box twice a year, in April and in September.',
          'Put what comes in from elsewhere in a sealed bag in the freezer first: two weeks at −18 °C, and let it come back to room temperature before you open the bag.',
          'If you find dust, freeze the whole box in the same way. Poison is not needed.',
        ],
      ],
    },
    {
      heading: 'Hands',
      blocks: [
        'Hold the pin, never the insect, with forceps if you can. A leg that came off is no disaster: keep it in a gelatine capsule on the same pin, or glue it back with a trace of shellac that can be dissolved again. If you want to practise first, [repairs](repairs) are there for it.',
      ],
    },
  ],
};

export default keeping;
