import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { CachedFragment } from '@vitrine/shared/ui/page/CachedFragment';
import type { PictureSizes } from '@vitrine/shared/ui/specimens/picture-sizes';
import { SpecimenCard } from '@vitrine/shared/ui/specimens/SpecimenCard';
import { SpecimenGrid } from '@vitrine/shared/ui/specimens/SpecimenGrid';
import type { ReactNode } from 'react';
import { addPlace, AddToCart } from '../buying/AddToCart.tsx';

interface Props {
  insects: InsectCard[];
  headingLevel?: 2 | 3;
  /** How many of the first are in sight when the page opens. */
  eager?: number;
  /** How wide a picture is drawn; as in a grid as wide as the page when absent. */
  sizes?: PictureSizes;
  /** By what each is chosen, for something to be done with those that are. */
  choiceOf?: (insect: InsectCard) => ReactNode;
  /** Of what all choices have in common. */
  className?: string;
}

/** Insects for sale side by side, each with its own button. */
export function InsectGrid({ insects, headingLevel = 2, eager = 0, sizes, choiceOf, className }: Props) {
  return (
    <SpecimenGrid className={className ? `${addPlace} ${className}` : addPlace}>
      {insects.map((insect, index) => {
        const look = {
          headingLevel,
          eager: index < eager,
          isFirst: eager > 0 && index === 0,
          ...(sizes !== undefined && { sizes }),
        };
        return (
          <CachedFragment key={insect.uuid} as="li" of={['card', insect, look, choiceOf !== undefined]}>
            <SpecimenCard
              insect={insect}
              {...look}
              action={<AddToCart insect={insect} variant="quiet" wide inCard />}
              choice={choiceOf?.(insect)}
            />
          </CachedFragment>
        );
      })}
    </SpecimenGrid>
  );
}
