/** Gamma-encoded sRGB channels and alpha, from 0 to 1. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;

/** Parses `oklch(0.85 0.17 164 / 0.5)`; channels outside sRGB are clipped, as on a display. */
export function parseOklch(text: string): Rgb {
  const match = OKLCH.exec(text);
  if (match === null) {
    throw new Error(`Not an OKLCH colour: ${text}`);
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

/** Converts OKLCH to `#rrggbb`, for consumers without OKLCH support: `theme-color`, favicons, email. */
export function toHex(text: string): string {
  const { red, green, blue } = parseOklch(text);
  return `#${[red, green, blue]
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function encode(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
}
