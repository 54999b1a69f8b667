/** A name within a sentence: a scientific one in italics, a mixed lot's as it is. */
export function InsectName({ name, isLatin }: { name: string; isLatin: boolean }) {
  return isLatin ? <i lang="la">{name}</i> : name;
}
