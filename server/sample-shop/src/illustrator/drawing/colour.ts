type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1] ?? '8a7a64';
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `share` 0 gives the first colour, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [parse(first), parse(second)];
  const part = (one: number, other: number) => one + (other - one) * share;
  return format([part(a[0], b[0]), part(a[1], b[1]), part(a[2], b[2])]);
}

/** Another hue of the same strength, `degrees` onwards from red over green and blue. */
export function turnHue(hex: string, degrees: number): string {
  const rgb = parse(hex);
  const [most, least] = [Math.max(...rgb), Math.min(...rgb)];
  const span = most - least;
  if (span === 0) return hex;
  const [red, green, blue] = rgb;
  const sixth =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  const turned = (sixth * 60 + degrees + 360) % 360;
  const part = (peak: number) => {
    const away = Math.abs(((turned - peak + 540) % 360) - 180);
    return least + span * Math.min(1, Math.max(0, 2 - away / 60));
  };
  return format([part(0), part(120), part(240)]);
}

/** Towards a warm white. */
export const lighten = (hex: string, share: number) => mix(hex, '#fffaf0', share);

/** Towards a warm black. */
export const darken = (hex: string, share: number) => mix(hex, '#0d0a08', share);

/** Perceived lightness from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [red, green, blue] = parse(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** The colours of the underside: the same scales seen paler and dustier. */
export function muteForUnderside(hex: string): string {
  return mix(mix(hex, '#97815f', 0.32), '#f3e9d4', lightness(hex) < 0.2 ? 0.2 : 0.14);
}
