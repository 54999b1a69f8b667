/** Orders that count as sold: paid, and not called off. */
export const STANDING = ['confirmed', 'completed'] as const;
/** Figures are read over many orders, so many at a time. */
export const ROWS_A_TURN = 500;
