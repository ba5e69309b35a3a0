/** Gamma-encoded sRGB channels and alpha, from 0 to 1. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;
const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/;

/**
 * Parses `oklch(0.85 0.17 164 / 0.5)` or `#5fe3a1`; channels outside sRGB are clipped, as on a display.
 * @throws for text in another format.
 */
export function parseColor(text: string): Rgb {
  const hex = HEX.exec(text);
  if (hex !== null) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((channel) => Number.parseInt(channel, 16) / 255);
    return { red, green, blue, alpha: 1 };
  }
  const match = OKLCH.exec(text);
  if (match === null) {
    throw new Error(`Not an OKLCH or hexadecimal colour: ${text}`);
  }
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1, 4).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    green: encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    blue: encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    alpha: match[4] === undefined ? 1 : Number(match[4]),
  };
}

/** Converts a colour to `#rrggbb`, for consumers without OKLCH support: `theme-color`, favicons, email. */
export function toHex(text: string): string {
  return hexOf(parseColor(text));
}

/** Converts an opaque colour to `#rrggbb`. */
export function hexOf({ red, green, blue }: Rgb): string {
  return `#${[red, green, blue]
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Returns an opaque colour: a translucent colour blended with the opaque one below it. */
export function blend(top: Rgb, below: Rgb): Rgb {
  const mix = (upper: number, lower: number): number => upper * top.alpha + lower * (1 - top.alpha);
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha: 1,
  };
}

/** Returns the WCAG 2 contrast ratio, 1 to 21, of a text colour on an opaque background. */
export function contrastRatio(text: Rgb, background: Rgb): number {
  const lights = [luminance(blend(text, background)), luminance(background)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** Returns the WCAG 2 relative luminance of an opaque colour, 0 to 1. */
export function luminance(rgb: Rgb): number {
  return 0.2126 * decode(rgb.red) + 0.7152 * decode(rgb.green) + 0.0722 * decode(rgb.blue);
}

function decode(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function encode(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
}
