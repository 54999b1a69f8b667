import type { Mark } from '../wings/wing-marks.ts';

/** How one kind is painted; marks lie over each other in the order given. */
export interface Recipe {
  /** Name in the table of wing outlines, when the kind has other wings than its shape. */
  readonly pair?: string;
  readonly fore: readonly Mark[];
  readonly hind: readonly Mark[];
  /** Underside marks, where it is famous for being different. */
  readonly under?: { readonly fore: readonly Mark[]; readonly hind: readonly Mark[] };
  /** Places in the palette, or hex. */
  readonly body?: {
    readonly thorax?: number | string;
    readonly abdomen?: number | string;
    readonly rings?: number | string;
    /** The death's head on the thorax. */
    readonly skull?: string;
  };
  readonly veins?: { readonly colour?: number | string; readonly width?: number; readonly opacity?: number };
  readonly isClear?: boolean;
}

/** Kinds are looked up as 'Genus species' first, then as 'Genus'. */
export type RecipeBook = Readonly<Record<string, Recipe>>;
