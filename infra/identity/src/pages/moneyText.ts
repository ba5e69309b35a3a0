import { formatMoney, money } from '@foyer/money';
import type { Scene } from './scene.ts';

/** An amount of minor units, as the reader writes it. */
export function moneyText(scene: Pick<Scene, 'language'>, minor: number, currency: string): string {
  return formatMoney(money(minor, currency), scene.language);
}
