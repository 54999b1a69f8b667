const BYTES = 16;
const DIGITS = 2 * BYTES;
/** Number of the digit before which each dash stands. */
const DASHES = [8, 12, 16, 20];
/** And where they stand in the text. */
const DASH_PLACES = [8, 13, 18, 23];
const FORM = /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/;

/**
 * A uuid per row in 16 bytes, and the search for any part of its text: whole bytes are looked
 * for, so nothing is unpacked. What is no uuid by its form lies beside them.
 */
export class UuidColumn {
  readonly #others = new Map<number, string>();
  #bytes: Buffer;

  constructor(capacity: number) {
    this.#bytes = Buffer.alloc(BYTES * capacity);
  }

  grow(capacity: number): void {
    const bytes = Buffer.alloc(BYTES * capacity);
    this.#bytes.copy(bytes);
    this.#bytes = bytes;
  }

  /** The row at `order[n]` becomes row n. */
  reorder(order: Uint32Array): void {
    const before = Buffer.from(this.#bytes);
    const texts = new Map(this.#others);
    this.#others.clear();
    for (const [row, from] of order.entries()) {
      before.copy(this.#bytes, row * BYTES, from * BYTES, (from + 1) * BYTES);
      const text = texts.get(from);
      if (text !== undefined) this.#others.set(row, text);
    }
  }

  set(row: number, uuid: string): void {
    this.#others.delete(row);
    if (FORM.test(uuid)) this.#bytes.write(uuid.replaceAll('-', ''), row * BYTES, 'hex');
    else {
      this.#others.set(row, uuid);
      this.#bytes.fill(0, row * BYTES, (row + 1) * BYTES);
    }
  }

  get(row: number): string {
    const other = this.#others.get(row);
    if (other !== undefined) return other;
    const digits = this.#bytes.toString('hex', row * BYTES, (row + 1) * BYTES).toUpperCase();
    return [0, ...DASHES].map((from, at) => digits.slice(from, DASHES[at] ?? DIGITS)).join('-');
  }

  /** Calls `visit` for every row whose uuid contains the text, perhaps twice. The text: upper-case digits and dashes. */
  search(text: string, length: number, visit: (row: number) => void): void {
    for (const [row, other] of this.#others) if (other.includes(text)) visit(row);
    const digits = Array.from(text.replaceAll('-', ''), (digit) => Number.parseInt(digit, 16));
    const starts = startsOf(text);
    const found = (row: number) => this.#others.has(row) || visit(row);
    if (text.includes('-')) this.#searchAt(starts, digits, length, found);
    else if (digits.length <= 2) this.#searchFew(digits, length, found);
    else for (const half of [0, 1]) this.#searchBytes(new Set(starts), digits, half, length, found);
  }

  /** A dash in the text leaves few places for it. */
  #searchAt(starts: number[], digits: number[], length: number, visit: (row: number) => void): void {
    for (const start of starts) {
      for (let row = 0; row < length; row += 1) if (this.#holds(row, start, digits)) visit(row);
    }
  }

  /** Digits that begin in the upper or the lower half of a byte: by the whole bytes in them. */
  #searchBytes(
    starts: ReadonlySet<number>,
    digits: number[],
    half: number,
    length: number,
    visit: (row: number) => void,
  ): void {
    const pairs = digits.slice(half, digits.length - ((digits.length - half) % 2));
    const wanted = Buffer.from(pairs.map((digit) => digit.toString(16)).join(''), 'hex');
    const bytes = this.#bytes.subarray(0, length * BYTES);
    for (let at = bytes.indexOf(wanted); at !== -1;) {
      const row = Math.floor(at / BYTES);
      const start = 2 * (at - row * BYTES) - half;
      const isFound = starts.has(start) && this.#holds(row, start, digits);
      if (isFound) visit(row);
      at = bytes.indexOf(wanted, isFound ? (row + 1) * BYTES : at + 1);
    }
  }

  /** One digit or two: nearly every row is a candidate, so each is looked at. */
  #searchFew(digits: number[], length: number, visit: (row: number) => void): void {
    const mask = digits.length === 1 ? 15 : 255;
    const wanted = digits.reduce((sum, digit) => 16 * sum + digit, 0);
    for (let row = 0; row < length; row += 1) if (this.#meets(row, mask, wanted)) visit(row);
  }

  /** Whether, on a walk along a uuid, the last digits seen are once the wanted ones, with no dash between them. */
  #meets(row: number, mask: number, wanted: number): boolean {
    const bytes = this.#bytes;
    const isPair = mask > 15;
    let seen = 0;
    for (let i = 0; i < BYTES; i += 1) {
      const byte = bytes[row * BYTES + i] ?? 0;
      seen = (seen << 4) | (byte >> 4);
      const isAcrossDash = isPair && (i === 0 || i === 4 || i === 6 || i === 8 || i === 10);
      if ((seen & mask) === wanted && !isAcrossDash) return true;
      seen = (seen << 4) | (byte & 15);
      if ((seen & mask) === wanted) return true;
    }
    return false;
  }

  #holds(row: number, start: number, digits: number[]): boolean {
    for (let n = 0; n < digits.length; n += 1) {
      const at = start + n;
      const byte = this.#bytes[row * BYTES + (at >> 1)] ?? 0;
      if (((at & 1) === 0 ? byte >> 4 : byte & 15) !== digits[n]) return false;
    }
    return true;
  }
}

/** The digits of a uuid, by number, at which a text may begin so that its dashes meet those of the uuid. */
function startsOf(text: string): number[] {
  const places = Array.from({ length: DIGITS + DASHES.length - text.length + 1 }, (_, place) => place);
  return places
    .filter((place) => [...text].every((sign, n) => (sign === '-') === DASH_PLACES.includes(place + n)))
    .map((place) => place - DASH_PLACES.filter((dash) => dash < place).length);
}
