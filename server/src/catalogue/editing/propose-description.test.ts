import { expect, it } from '@jest/globals';
import { blankForm } from '@vitrine/shared/contract/facts/schemas';
import { proposeDescription } from './propose-description.ts';

const priamus = {
  ...blankForm(),
  name: 'Ornithoptera priamus',
  common: { en: 'Common green birdwing', nl: '', fr: 'Ornithoptère priam' },
  country: 'ID',
  locality: 'Seram',
  caughtOn: '7/1998',
  gender: 'MALE',
  sizeMm: '165',
  spread: 'YES',
  quality: 'A1',
  citesAnnex: 'B',
};

it('A description says the facts, in each language', () => {
  expect(proposeDescription(priamus)).toEqual({
    en: 'Ornithoptera priamus (Common green birdwing), male. From Seram, Indonesia; caught July\u00a01998. Size 165\u00a0mm, spread. Grade A1: perfect, nothing missing or repaired. CITES annex B: only within the European Union, not to the UK or elsewhere.',
    nl: 'Ornithoptera priamus, mannetje. Herkomst: Seram, Indonesië; gevangen: juli\u00a01998. Grootte 165\u00a0mm, gespreid. Kwaliteit A1: gaaf, niets ontbreekt of is hersteld. CITES-bijlage B: alleen binnen de Europese Unie, niet naar het VK of elders.',
    fr: 'Ornithoptera priamus (Ornithoptère priam), mâle. Provenance\u00a0: Seram, Indonésie\u00a0; capturé\u00a0: juillet\u00a01998. Taille 165\u00a0mm, étalé. Qualité A1\u00a0: parfait, rien ne manque ni n’est réparé. Annexe CITES B\u00a0: uniquement dans l’Union européenne, ni au Royaume-Uni ni ailleurs.',
  });
});

it('What nobody said, or nobody can read, is left out', () => {
  const { en } = proposeDescription({
    ...blankForm(),
    name: 'Mixed beetles',
    isMixed: true,
    country: 'XX',
    caughtOn: 'long ago',
    sizeMm: 'large',
  });
  expect(en).toBe('Mixed beetles. Spread. Grade A1: perfect, nothing missing or repaired.');
});

it('A grade that nobody has given is not spoken of, in any language', () => {
  const { en, nl, fr } = proposeDescription({ ...priamus, quality: '', citesAnnex: '' });
  expect(en).toMatch(/Size 165\u00a0mm, spread\.$/);
  expect(nl).toMatch(/Grootte 165\u00a0mm, gespreid\.$/);
  expect(fr).toMatch(/Taille 165\u00a0mm, étalé\.$/);
});

it('What is for repair says so', () => {
  expect(proposeDescription({ ...priamus, isRepair: true, citesAnnex: '' }).nl).toMatch(
    /hersteld\. Te herstellen\.$/,
  );
});
