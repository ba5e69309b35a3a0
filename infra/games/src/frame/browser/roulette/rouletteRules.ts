import type { RouletteDescription } from '../../../engines/roulette/round.ts';
import { returnFactor, SPOTS } from '../../../engines/roulette/spots.ts';
import { element } from '../element.ts';
import type { GameKit } from '../gameView.ts';

/** All kinds of spots with numbers covered, payout and limit. */
export function rouletteRules(
  { texts, amounts, session }: GameKit,
  description: RouletteDescription,
): readonly HTMLElement[] {
  const kinds = [...new Map(SPOTS.map((spot) => [spot.kind, spot.numbers.length])).entries()];
  const cap = Math.min(
    description.maximumTotalMinor,
    session.jurisdiction.maximumStakeMinor ?? Number.MAX_SAFE_INTEGER,
  );
  return [
    element(
      'table',
      { class: 'history' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...['spotKind', 'spotCovers', 'spotPays', 'spotMaximum'].map((key) =>
            element('th', { scope: 'col' }, texts(key)),
          ),
        ),
      ),
      element(
        'tbody',
        {},
        ...kinds.map(([kind, covered]) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row' }, texts(`spot.${kind}`)),
            element('td', {}, String(covered)),
            element('td', {}, `${returnFactor(covered) - 1}:1`),
            element('td', {}, amounts.money(Math.min(cap, description.maximumStraightMinor * covered))),
          ),
        ),
      ),
    ),
    element(
      'ul',
      { class: 'rules-list' },
      ...['rouletteWheel', 'rouletteZero', 'rouletteKeys', 'lastNote'].map((key) =>
        element('li', {}, texts(key)),
      ),
      element('li', {}, texts('rouletteTotal', { amount: amounts.money(cap) })),
    ),
  ];
}
