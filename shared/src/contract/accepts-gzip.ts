/** Whether an `accept-encoding` header takes gzip: it is named, and not with a weight of nothing. */
export function acceptsGzip(header = ''): boolean {
  return header
    .toLowerCase()
    .split(',')
    .map((one) => one.replaceAll(' ', '').split(';q='))
    .some(([coding, weight = '1']) => coding === 'gzip' && Number(weight) > 0);
}
