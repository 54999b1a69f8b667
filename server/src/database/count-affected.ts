/** How many rows a statement deleted or changed. @param results of `execute()` */
export const countAffected = (
  results: readonly ({ numDeletedRows: bigint } | { numUpdatedRows: bigint })[],
): number =>
  results.reduce(
    (sum, result) => sum + Number('numDeletedRows' in result ? result.numDeletedRows : result.numUpdatedRows),
    0,
  );
