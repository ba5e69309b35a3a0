/** Decimal odds of a price in thousandths, such as `1.95` or `1.955`. */
export function oddsText(price: number): string {
  const [whole, rest] = [Math.floor(price / 1_000), String(price % 1_000).padStart(3, '0')];
  return `${whole}.${rest.endsWith('0') ? rest.slice(0, 2) : rest}`;
}
