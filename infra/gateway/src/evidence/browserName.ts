/** Families in the order in which they are recognised: several name Chrome and Safari as well. */
const FAMILIES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d{1,3})/],
  ['Opera', /\bOPR\/(\d{1,3})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,3})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,3})/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d{1,3})/],
  ['Safari', /\bVersion\/(\d{1,3})(?:\.\d+)* (?:Mobile\/\w+ )?Safari\//],
];
const OTHER = 'other';

/** Family and major version of a browser: enough to reproduce an error, too little to recognise a visitor. */
export function browserName(userAgent: string | undefined): string {
  for (const [name, pattern] of FAMILIES) {
    const [, version] = pattern.exec(userAgent ?? '') ?? [];
    if (version !== undefined) return `${name} ${version}`;
  }
  return OTHER;
}
