import Negotiator from 'negotiator';

/** In order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encodings a client accepts, in our order; `q=0` excludes one. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return [];
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return ENCODINGS.filter((encoding) => negotiator.encodings([encoding]).length > 0);
}
