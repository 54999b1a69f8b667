/** In the page: whether the slot answers, for only its own script leaves what React keeps at what it drew. */
export function isTakenOver(): boolean {
  return [...document.querySelectorAll('main *')].some((one) =>
    Object.keys(one).some((key) => key.startsWith('__reactProps$')),
  );
}
