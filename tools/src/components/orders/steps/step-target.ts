/** Marks what the work on an order goes on with: `s`, and the address `#step`, go there. */
export const STEP_TARGET = 'data-step-target';
