/** In order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encodings a client accepts, in our order; `q=0` excludes one. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return [];
  const offers = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
      .find((value) => value !== undefined);
    offers.set(name.trim(), quality === undefined ? 1 : Number(quality));
  }
  const rest = offers.get('*') ?? 0;
  return ENCODINGS.filter((encoding) => (offers.get(encoding) ?? rest) > 0);
}
