import { hashName, createRandom } from './drawing/random.ts';
import { measureText, writeText } from './drawing/lettering.ts';
import { round } from './drawing/path.ts';
import type { Brief, Drawing } from './drawing/sheet.ts';
import { findPlan } from './plans.ts';
import type { Companion } from './specimen-facts.ts';

/** Units of the drawing for a millimetre. */
const PER_MM = 10;
const COLUMNS = 2;
/** Between specimens, as a share of the largest. */
const GAP = 0.1;
const NAME_SIZE = 0.062;

interface Member {
  readonly name: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Several specimens of a mixed lot beside each other, all to one scale, each over its name. */
export function drawCompany(brief: Brief, company: readonly Companion[]): Drawing {
  const members = company.map((one) => drawMember(brief, one));
  const cell = {
    width: Math.max(...members.map(({ width }) => width)),
    height: Math.max(...members.map(({ height }) => height)),
  };
  const unit = Math.max(cell.width, cell.height);
  const [right, down] = [cell.width + unit * GAP, cell.height + unit * (GAP + NAME_SIZE)];
  const size = unit * NAME_SIZE;
  const pieces = members.map(({ name, svg, width, height }, i) => {
    // The last of an odd number lies in the middle.
    const isAlone = i === members.length - 1 && i % COLUMNS === 0;
    const x = isAlone ? right / 2 : (i % COLUMNS) * right;
    const y = Math.floor(i / COLUMNS) * down;
    const style = { size, italic: true, maxWidth: cell.width, ink: '#2a2620' };
    const left = x + (cell.width - Math.min(cell.width, measureText(name, style))) / 2;
    return (
      `<g transform="translate(${round(x + (cell.width - width) / 2)} ${round(y + (cell.height - height) / 2)})">${svg}</g>` +
      writeText(name, left, y + cell.height + size * 1.5, style)
    );
  });
  const rows = Math.ceil(members.length / COLUMNS);
  const box = { minX: 0, minY: 0, maxX: right + cell.width, maxY: rows * down };
  return { svg: pieces.join(''), box, measured: brief.facts.sizeMm * PER_MM };
}

function drawMember(brief: Brief, { genus, species, shape, colours, sizeMm }: Companion): Member {
  const facts = { ...brief.facts, genus, species, shape, colours, sizeMm };
  const kind = createRandom(hashName(`${genus} ${species}`));
  const { svg, box, measured } = findPlan(shape)({ ...brief, facts, palette: colours, kind });
  const scale = (sizeMm * PER_MM) / measured;
  return {
    name: `${genus} ${species}`,
    svg: `<g transform="scale(${scale.toFixed(4)}) translate(${round(-box.minX)} ${round(-box.minY)})">${svg}</g>`,
    width: (box.maxX - box.minX) * scale,
    height: (box.maxY - box.minY) * scale,
  };
}
