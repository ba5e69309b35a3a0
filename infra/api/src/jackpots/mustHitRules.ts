import { BRANDS, jackpotTermsOf } from '@foyer/market';
import { JACKPOT_POTS, type JackpotPot, type MustHitBy } from '@foyer/market/jackpot-rules';
import type { Content } from '../content/contentReader.ts';

type Rules = Readonly<Partial<Record<JackpotPot, MustHitBy>>>;

/**
 * By which amount and time each pot of an instance drops at the latest. Brands share the pots; the lowest amount and
 * the shortest time that one of them has published apply to all (ADR 0354).
 */
export function mustHitRules(instanceId: string, content: Pick<Content, 'of'>): Rules {
  const published = BRANDS.filter((brand) => jackpotTermsOf(brand)?.instanceId === instanceId).map(
    (brand) => content.of(brand).sections.site.jackpotSettings.mustHitBy,
  );
  return Object.fromEntries(
    JACKPOT_POTS.map((pot) => [
      pot,
      {
        amountCents: least(published.map((rules) => rules[pot].amountCents)),
        hours: least(published.map((rules) => rules[pot].hours)),
      },
    ]),
  );
}

function least(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
}
