/** Codes of CLDR that name no country. */
const NOT_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let known: readonly string[] | undefined;

/** The ISO 3166-1 alpha-2 codes that the runtime has names for. */
export function countryCodes(): readonly string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  known ??= LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !NOT_COUNTRIES.has(code) && names.of(code) !== undefined,
  );
  return known;
}
