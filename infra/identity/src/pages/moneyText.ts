import { formatMoney, money } from '@foyer/money';
import type { Scene } from './scene.ts';

/** Formats an amount of minor units in the reader's language. */
export function moneyText(scene: Pick<Scene, 'language'>, minor: number, currency: string): string {
  return formatMoney(money(minor, currency), scene.language);
}
