/** The table's entry for the first of the names that it has. Only own entries count: a genus may be called anything. */
export function lookUp<Value>(
  table: Readonly<Record<string, Value>>,
  ...names: readonly string[]
): Value | undefined {
  const known = names.find((name) => Object.hasOwn(table, name));
  return known === undefined ? undefined : table[known];
}

/** The same, ending at an entry that must be there; its absence is a mistake in the table. */
export function lookUpOr<Value>(
  table: Readonly<Record<string, Value>>,
  last: string,
  ...names: readonly string[]
): Value {
  const found = lookUp(table, ...names, last);
  if (found === undefined) throw new Error(`the table has no '${last}'`);
  return found;
}
