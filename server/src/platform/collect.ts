/** All rows of a stream that is known to be short. */
export async function collect<Row>(stream: AsyncIterableIterator<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of stream) rows.push(row);
  return rows;
}
