import type { Article } from '../../model/article.ts';

const about: Article = {
  title: 'About us',
  description:
    'Vitrine sells mounted insects from Belgium: lawful in origin, honest in description, packed to arrive whole.',
  lead: 'A vitrine is a glass case for things worth looking at. Ours holds insects, and the case stands open.',
  sections: [
    {
      heading: 'What lies in the drawers',
      blocks: [
        'Butterflies and moths, beetles, and every order that fits in neither: mantises, cicadas, dragonflies, stick insects. Most are spread and ready for the drawer or the frame; those that are not say so on their label. We make frames on request.',
        'Each lot is a specimen of its own. What you see in the picture is what you get, unless the label says that there are several alike.',
      ],
    },
    {
      heading: 'Where they come from',
      blocks: [
        'From breeders and butterfly farms, from collectors who catch with a permit, and from old collections that need a new home. We ask for papers and keep them. A species that is protected is sold with its documents or not at all.',
        'Farmed insects are more than a commodity: a village that lives from its birdwings keeps the forest in which they fly.',
      ],
    },
    {
      heading: 'How we describe',
      blocks: [
        'A specimen without data is an ornament. With a locality and a date it is a record, and so every label gives what we know:',
        [
          'the name, with its author and year',
          'where it was taken, and when',
          'its sex and its size, in millimetres',
          'its grade, from A1 for perfect to C for repair, with what the grade means',
        ],
        'What we do not know stays empty. Names change as the science does; if you see one that we missed, [tell us](contact).',
      ],
    },
    {
      heading: 'For whom',
      blocks: [
        'For the collector who lacks one female from one valley, for the teacher with a class of thirty, for the artist, and for whoever stops in front of a blue wing and wants to keep looking. A first drawer can start with [lots of one euro](oneEuro); [repairs](repairs) are good to practise on.',
      ],
    },
  ],
};

export default about;
