/** What a form holds, as it is typed: figures are text, a tick is `yes` or `no`. */
export type Values<Name extends string> = Record<Name, string>;

/** A record as the server holds it. */
export interface Held<Name extends string> {
  values: Values<Name>;
  revision: number;
}

/** An edit under way. */
export interface Edit<Name extends string> {
  base: Held<Name>;
  /** The fields that differ from `base`. */
  mine: Partial<Values<Name>>;
  /** Fields that somebody else changed as well, to something else, and that nobody has chosen for yet. */
  contested: Name[];
}

export type Whose = 'mine' | 'theirs';

export function beginEdit<Name extends string>(base: Held<Name>): Edit<Name> {
  return { base, mine: {}, contested: [] };
}

/** What the form shows. */
export function valuesOf<Name extends string>({ base, mine }: Edit<Name>): Values<Name> {
  return { ...base.values, ...mine };
}

/** The names of fields in an object that has no other keys. */
export function namesOf<Name extends string>(values: Partial<Values<Name>>): Name[] {
  // The language knows keys as text only.
  return Object.keys(values) as Name[];
}

export function isChanged({ mine }: Edit<string>): boolean {
  return namesOf(mine).length > 0;
}

/** A field typed in. What is put back to what it was is no change. */
export function change<Name extends string>(edit: Edit<Name>, name: Name, value: string): Edit<Name> {
  const mine = { ...edit.mine, [name]: value };
  return { ...edit, mine: edit.base.values[name] === value ? without(mine, [name]) : mine };
}

/**
 * The record was changed meanwhile. What only others changed is taken over, what only this form changed stays, and what
 * both changed to something else is to be chosen: until then this form's value is shown.
 */
export function rebase<Name extends string>(edit: Edit<Name>, theirs: Held<Name>): Edit<Name> {
  const { base, contested } = edit;
  const same = namesOf(edit.mine).filter((name) => edit.mine[name] === theirs.values[name]);
  const mine = without(edit.mine, same);
  const isContested = (name: Name) => contested.includes(name) || theirs.values[name] !== base.values[name];
  return { base: theirs, mine, contested: namesOf(mine).filter(isContested) };
}

/** One of the two values of a contested field. */
export function choose<Name extends string>(edit: Edit<Name>, name: Name, whose: Whose): Edit<Name> {
  const contested = edit.contested.filter((other) => other !== name);
  return { ...edit, contested, mine: whose === 'mine' ? edit.mine : without(edit.mine, [name]) };
}

/** What was sent is saved. What was typed since then is still to be. */
export function saved<Name extends string>(edit: Edit<Name>, sent: Values<Name>): Edit<Name> {
  const through = namesOf(edit.mine).filter((name) => edit.mine[name] === sent[name]);
  return { base: { ...edit.base, values: sent }, mine: without(edit.mine, through), contested: [] };
}

function without<Name extends string>(
  mine: Partial<Values<Name>>,
  names: readonly Name[],
): Partial<Values<Name>> {
  const rest = { ...mine };
  for (const name of names) delete rest[name];
  return rest;
}
