/** Whether an `accept-encoding` header takes this coding: it is named, and not with a weight of nothing. */
export function acceptsCoding(coding: string, header = ''): boolean {
  return header
    .toLowerCase()
    .split(',')
    .map((one) => one.replaceAll(' ', '').split(';q='))
    .some(([name, weight = '1']) => name === coding && Number(weight) > 0);
}
