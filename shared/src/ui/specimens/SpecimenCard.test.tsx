/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { insectPath } from '../../paths/insect-path.ts';
import { SpecimenCard } from './SpecimenCard.tsx';
import { draw } from '../testing/draw.tsx';
import { GOLIATH } from '../testing/goliath.ts';

describe('a specimen card', () => {
  it('is one link to the insect, named after it', () => {
    draw(<SpecimenCard insect={GOLIATH} />, 'nl');
    const link = screen.getByRole('link', { name: 'Ornithoptera goliath Oberthür, 1888' });
    expect(link).toHaveAttribute('href', insectPath(GOLIATH, 'nl'));
  });

  it('tells where and when, sex, grade, size and price', () => {
    draw(<SpecimenCard insect={GOLIATH} />);
    const card = screen.getByRole('article');
    for (const fact of ['Arfak Mountains, Indonesia', '1998', 'male', 'grade A1', '180 mm', '€95.00']) {
      expect(card).toHaveTextContent(fact);
    }
  });

  it.each([
    ['en', 'papered or unspread', 'unspread'],
    ['nl', 'in papillot of niet gespreid', 'niet gespreid'],
    ['fr', 'en papillote ou non étalé', 'non étalé'],
  ] as const)(
    'says in %s what is papered, and nothing of what is spread as usual',
    (locale, words, ofBeetle) => {
      const { unmount } = draw(<SpecimenCard insect={{ ...GOLIATH, spread: 'NO' }} />, locale);
      expect(screen.getByText(words)).toBeInTheDocument();
      unmount();
      const family = { ...GOLIATH.family, category: 'BEETLES' as const };
      const beetle = draw(<SpecimenCard insect={{ ...GOLIATH, family, spread: 'NO' }} />, locale);
      expect(screen.getByText(ofBeetle)).toBeInTheDocument();
      beetle.unmount();
      draw(<SpecimenCard insect={{ ...GOLIATH, spread: 'YES' }} />, locale);
      expect(screen.getByRole('article')).not.toHaveTextContent(/spread|gespreid|étalé/);
    },
  );

  it('says where it is from in the language', () => {
    draw(<SpecimenCard insect={GOLIATH} />, 'nl');
    expect(screen.getByText('Arfakgebergte, Indonesië')).toBeInTheDocument();
  });

  it.each([
    ['en', 'one only'],
    ['nl', 'enig exemplaar'],
    ['fr', 'pièce unique'],
  ] as const)('says in %s that there is only one', (locale, words) => {
    draw(<SpecimenCard insect={GOLIATH} />, locale);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('says in words that it is sold out, and offers no way to buy it', () => {
    draw(<SpecimenCard insect={{ ...GOLIATH, stock: 0 }} action={<button>Add to cart</button>} />);
    expect(screen.getByText('Sold out')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Reserved for someone', 'Sold out'],
    ['nl', 'Gereserveerd voor iemand', 'Uitverkocht'],
    ['fr', 'Réservé pour quelqu’un', 'Épuisé'],
  ] as const)('says in %s that the last one is only reserved, so it may come back', (locale, held, sold) => {
    const insect = { ...GOLIATH, stock: 0, isHeld: true };
    draw(<SpecimenCard insect={insect} action={<button>Add to cart</button>} />, locale);
    expect(screen.getByText(held)).toBeInTheDocument();
    expect(screen.queryByText(sold)).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says what a struck-through price is', () => {
    draw(<SpecimenCard insect={{ ...GOLIATH, previousPriceCents: 12000 }} />);
    expect(screen.getByRole('article')).toHaveTextContent(
      'Now €95.00 Lowest price of the 30 days before the reduction: €120.00',
    );
  });

  it('has a Latin name in italics, also where nobody knows its author', () => {
    draw(<SpecimenCard insect={{ ...GOLIATH, authority: '' }} />);
    expect(screen.getByRole('heading', { name: GOLIATH.name }).querySelector('i')).toHaveTextContent(
      'Ornithoptera',
    );
  });

  it('gives a mixed lot its plain name, without sex or author', () => {
    draw(<SpecimenCard insect={{ ...GOLIATH, name: 'Twenty beetles', authority: '', isMixed: true }} />);
    expect(screen.getByRole('heading', { name: 'Twenty beetles' }).querySelector('i')).toBeNull();
    expect(screen.queryByText('male')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'picture follows'],
    ['nl', 'foto volgt'],
    ['fr', 'photo à venir'],
  ] as const)('without a picture says in %s that it follows, and asks for it', (locale, words) => {
    draw(<SpecimenCard insect={{ ...GOLIATH, picture: null }} />, locale);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('presentation', { hidden: true })).toHaveAttribute(
      'srcset',
      expect.stringContaining(`/pictures/of/${GOLIATH.uuid.toLowerCase()}/0?width=640 640w`),
    );
  });

  it('without a picture promises none where none is to be made, and asks for none', () => {
    draw(<SpecimenCard insect={{ ...GOLIATH, picture: null, isPictureAwaited: false }} />);
    expect(screen.queryByText('picture follows')).not.toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });

  it('with a picture speaks of none that follows', () => {
    const picture = { hash: 'h', width: 640, height: 640, widths: [320, 640], colour: '#cccccc' };
    draw(<SpecimenCard insect={{ ...GOLIATH, picture }} />);
    expect(screen.queryByText('picture follows')).not.toBeInTheDocument();
  });
});
