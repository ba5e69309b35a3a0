export interface Amounts {
  readonly currency: string;
  money(minor: number): string;
  /** Formats an amount with its sign, for the net position. */
  signed(minor: number): string;
  /** Formats an amount in its shortest form, for chips: 2, 0.50, 1K. */
  short(minor: number): string;
  number(value: number): string;
  /** Formats a share without decimals (requirements/constants#formats). */
  percent(share: number): string;
}

export function createAmounts(locale: string, currency: string): Amounts {
  const tag = locale.replace('_', '-');
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  const signed = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: 'exceptZero',
  });
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const exact = new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  const major = (minor: number): number => minor / 10 ** digits;
  return {
    currency,
    money: (minor) => money.format(major(minor)),
    signed: (minor) => signed.format(major(minor)),
    short(minor) {
      if (Math.abs(major(minor)) >= 1000) return compact.format(major(minor));
      return (Number.isInteger(major(minor)) ? plain : exact).format(major(minor));
    },
    number: (value) => plain.format(value),
    percent: (share) =>
      new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(share),
  };
}
