type Version = readonly [major: number, minor: number, patch: number];

/**
 * True if `version` is in a package.json range: exact, ^, ~, >=, *, and alternatives with ||. Unknown
 * notation never matches.
 */
export function satisfies(version: string, range: string): boolean {
  const actual = parse(version);
  return actual !== undefined && range.split('||').some((part) => satisfiesOne(actual, part.trim()));
}

function satisfiesOne(actual: Version, range: string): boolean {
  if (range === '*' || range === '') return true;
  const match = /^(\^|~|>=|=)?\s*v?(\d.*)$/.exec(range);
  const wanted = match && parse(match[2] ?? '');
  if (!match || !wanted) return false;
  const isAtLeast = compare(actual, wanted) >= 0;
  switch (match[1]) {
    case '^':
      return isAtLeast && actual[0] === wanted[0] && (wanted[0] > 0 || actual[1] === wanted[1]);
    case '~':
      return isAtLeast && actual[0] === wanted[0] && actual[1] === wanted[1];
    case '>=':
      return isAtLeast;
    default:
      return compare(actual, wanted) === 0;
  }
}

function parse(text: string): Version | undefined {
  const match = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(text.trim());
  return match ? [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)] : undefined;
}

function compare(left: Version, right: Version): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}
