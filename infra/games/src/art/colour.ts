/** Mixes two #rrggbb colours; share 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, index: number): number =>
    Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  return `#${[0, 1, 2]
    .map((index) =>
      Math.round(channel(first, index) * (1 - share) + channel(second, index) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Perceived lightness, 0 black to 1 white. */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255,
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
