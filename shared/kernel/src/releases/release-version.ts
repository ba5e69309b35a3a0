/** Version of a package that its squad does not number. */
const UNNUMBERED = '0.0.0';

/**
 * The version of a published release: its number, which the squad signs and the registry counts for each application
 * without gaps, after the version of its package if the squad sets one: `r14`, `1.2.0+r14`.
 */
export function releaseVersion({
  version,
  sequence,
}: {
  readonly version: string;
  readonly sequence: number;
}): string {
  const number = `r${sequence}`;
  return version === UNNUMBERED ? number : `${version}+${number}`;
}
