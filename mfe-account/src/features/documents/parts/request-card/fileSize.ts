const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;
/** As the limit of a file counts its megabytes. */
const STEP = 1_024;

/**
 * The size of a file in the player's language and in the unit that suits it: "5 bytes", "740 kB", "1.6 MB".
 * @param bytes - The size, at least 0.
 * @param language - BCP 47 tag.
 */
export function fileSize(bytes: number, language: string): string {
  let size = bytes;
  let unit = 0;
  while (unit < UNITS.length - 1 && Math.round(size) >= STEP) {
    size /= STEP;
    unit += 1;
  }
  const isBytes = unit === 0;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[unit],
    unitDisplay: isBytes ? 'long' : 'short',
    maximumFractionDigits: unit === 2 ? 1 : 0,
  }).format(size);
}
