/** As much of a text as a search engine may show: whole sentences, or as many words of the first as there is room for. */
export function wholeSentences(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most);
  const end = Math.max(...['. ', '! ', '? '].map((mark) => room.lastIndexOf(mark)));
  if (end > 0) return room.slice(0, end + 1);
  return `${room.slice(0, Math.max(1, room.lastIndexOf(' ', most - 2)))}…`;
}
