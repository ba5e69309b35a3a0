const CENTS = 100;

/** Values of a content text for the market of the page. */
export interface ContentTextValues {
  /** Writes euro cents in the wallet's currency. */
  write(euroCents: number): string;
  /** Lowest age for an account, in years. */
  readonly age: number;
}

/**
 * Replaces the values of a content text (requirements/entities#site-settings): `[EUR 20]` is an amount in whole euros,
 * `[AGE]` the lowest age that the licence allows.
 */
export function contentText(text: string, { write, age }: ContentTextValues): string {
  return text
    .replaceAll(/\[EUR (\d{1,12})\]/g, (_amount, major: string) => write(Number(major) * CENTS))
    .replaceAll('[AGE]', String(age));
}
