/** A device as its user agent describes it. The names are those of products, equal in all languages. */
export interface Device {
  readonly kind: 'PHONE' | 'TABLET' | 'COMPUTER';
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

type Pattern = readonly [pattern: RegExp, name: string];

/** Order matters: most user agents also contain the names of other browsers. */
const BROWSERS: readonly Pattern[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPX\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\b(?:Headless)?Chrom(?:e|ium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Pattern[] = [
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (patterns: readonly Pattern[], userAgent: string): string | undefined =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Reads a user agent; versions are left out, because an updated browser is the same device. */
export function deviceOf(userAgent: string | null): Device {
  const agent = userAgent ?? '';
  const isTablet =
    /\biPad\b|\bTablet\b/.test(agent) || (/\bAndroid\b/.test(agent) && !/\bMobile\b/.test(agent));
  return {
    kind: isTablet ? 'TABLET' : /\bMobile\b|\biPhone\b/.test(agent) ? 'PHONE' : 'COMPUTER',
    browser: nameIn(BROWSERS, agent),
    system: nameIn(SYSTEMS, agent),
  };
}

/** "Chrome · Android", or an empty string for an unknown device. */
export function deviceName({ browser, system }: Device): string {
  return [browser, system].filter((name) => name !== undefined).join(' · ');
}

export function isSameDevice(left: Device, right: Device): boolean {
  return left.kind === right.kind && left.browser === right.browser && left.system === right.system;
}
