/** Between the country and the place in it: `PE/Tingo María`. No country's code holds one. */
export const ORIGIN_SEPARATOR = '/';
