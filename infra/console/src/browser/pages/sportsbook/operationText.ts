import type { FormatText } from '@foyer/i18n';
import { brands, type BrandId } from '@foyer/market';
import type { Money } from '@foyer/money';
import { ALL_BRANDS, brandTitle } from '../../model/names.ts';
import { marketText } from './marketText.ts';
import { messages, resultKinds, scopes } from './SportsbookPage.messages.ts';

const KEYS = 'away|brand|eventId|home|id|kind|line|market|maxPayout|maxStake|periods|playerId|scope|target';
const PART = new RegExp(`(?:^|, )(${KEYS}) (.*?)(?=, (?:${KEYS}) |$)`, 'g');

/** The parameters of an operation, such as `brand aurora, market total, maxStake 5000`, in words. */
export function operationText(subject: string, text: FormatText, money: (amount: Money) => string): string {
  const of = new Map([...subject.matchAll(PART)].map(([, key = '', value = '']) => [key, value]));
  const [scope, kind, market, line] = [of.get('scope'), of.get('kind'), of.get('market'), of.get('line')];
  const brand = ALL_BRANDS.find((one: BrandId) => one === of.get('brand'));
  const amount = (minor: string): string =>
    brand === undefined ? minor : money({ minor: Number(minor), currency: brands[brand].currency });
  const [maxStake, maxPayout] = [of.get('maxStake'), of.get('maxPayout')];
  const parts = [
    scope !== undefined && scope in scopes && text(scopes[scope as keyof typeof scopes]),
    kind !== undefined && kind in resultKinds && text(resultKinds[kind as keyof typeof resultKinds]),
    of.get('target') ?? of.get('eventId'),
    market !== undefined && marketText(market, line === undefined ? null : Number(line)),
    of.has('home') && `${of.get('home')}-${of.get('away')}`,
    of.get('playerId'),
    brand !== undefined && brandTitle(brand),
    maxStake !== undefined && `${text(messages.stakeLimit)} ${amount(maxStake)}`,
    maxPayout !== undefined && `${text(messages.payoutLimit)} ${amount(maxPayout)}`,
  ].filter((part) => part !== false && part !== undefined);
  return parts.length === 0 ? subject : parts.join(', ');
}
