import type { SlotDescription } from '../../../engines/slot/describe.ts';
import { element, vector } from '../element.ts';
import type { GameKit } from '../gameView.ts';
import type { Symbols } from './symbols.ts';

/** Paytable at the chosen stake and the rules of the model. */
export function slotRules(
  kit: GameKit,
  description: SlotDescription,
  symbols: Symbols,
  coin: number,
): readonly HTMLElement[] {
  const { texts, amounts } = kit;
  const stake = amounts.money(coin * description.stakeCoins);
  return [
    element('h3', {}, texts('pays', { stake })),
    element(
      'ul',
      { class: 'paytable' },
      ...Object.entries(description.pays).map(([letter, pays]) =>
        payRow(
          letter,
          pays.map((pay) => pay * coin),
          kit,
          symbols,
        ),
      ),
    ),
    ...(description.scatterPays.some((pay) => pay > 0)
      ? [
          element(
            'ul',
            { class: 'paytable' },
            payRow(
              'S',
              description.scatterPays.map((pay) => pay * coin),
              kit,
              symbols,
            ),
          ),
        ]
      : []),
    element('h3', {}, texts('howTo')),
    element(
      'ul',
      { class: 'rules-list' },
      ...ruleTexts(kit, description).map((rule) => element('li', {}, rule)),
    ),
    ...(description.lines
      ? [
          element('h3', {}, texts('linesTitle', { count: description.lines.length })),
          lineMaps(description.lines, Math.max(...description.rows)),
        ]
      : []),
  ];
}

function payRow(
  letter: string,
  minor: readonly number[],
  { amounts }: GameKit,
  symbols: Symbols,
): HTMLElement {
  const pays = minor
    .map((value, index) => [index + 1, value] as const)
    .filter(([, value]) => value > 0)
    .reverse();
  const picture = symbols.picture(letter);
  picture.alt = symbols.nameOf(letter);
  return element(
    'li',
    {},
    picture,
    element(
      'dl',
      {},
      ...pays.flatMap(([count, value]) => [
        element('dt', {}, `${count} ×`),
        element('dd', {}, amounts.money(value)),
      ]),
    ),
  );
}

function ruleTexts(
  { texts }: GameKit,
  { lines, rows, pays, wildMultiplier, scatterPays, freeSpins, strips }: SlotDescription,
): readonly string[] {
  const has = (letter: string): boolean => strips.base.some((strip) => strip.includes(letter));
  const ways = rows.reduce((product, count) => product * count, 1);
  const named: readonly (readonly [boolean, string, Readonly<Record<string, string | number>>])[] = [
    [lines !== null, 'ruleLines', { count: lines?.length ?? 0 }],
    [lines === null, 'ruleWays', { count: ways }],
    [Math.max(...rows) > 4, 'ruleChanging', { most: Math.max(...rows), reels: rows.length }],
    [lines !== null, 'ruleHighest', {}],
    [has('W'), 'ruleWild', {}],
    [wildMultiplier > 1, 'ruleWildMultiplier', { multiplier: wildMultiplier }],
    [pays.W !== undefined, 'ruleWildPays', {}],
    [scatterPays.some((pay) => pay > 0), 'ruleScatter', {}],
  ];
  const free = freeSpins
    ? [
        ...freeSpins.awards
          .map((spins, index) => (spins > 0 ? texts('ruleFree', { count: index + 1, spins }) : ''))
          .filter(Boolean),
        freeSpins.multiplier.step > 0
          ? texts('ruleRising', {
              start: freeSpins.multiplier.start,
              step: freeSpins.multiplier.step,
              maximum: freeSpins.multiplier.maximum,
            })
          : freeSpins.multiplier.start > 1
            ? texts('ruleMultiplier', { multiplier: freeSpins.multiplier.start })
            : '',
        texts('ruleAgain', { maximum: freeSpins.maximumSpins }),
      ].filter(Boolean)
    : [];
  return [...named.filter(([applies]) => applies).map(([, key, values]) => texts(key, values)), ...free];
}

function lineMaps(lines: readonly (readonly number[])[], rows: number): HTMLElement {
  return element(
    'ol',
    { class: 'line-maps' },
    ...lines.map((line) => {
      const points = line.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ');
      return element(
        'li',
        {},
        vector(
          'svg',
          {
            viewBox: `0 0 ${line.length * 10} ${rows * 10}`,
            'aria-label': line.map((row) => row + 1).join(' '),
            role: 'img',
          },
          vector('rect', { width: line.length * 10, height: rows * 10, class: 'line-ground' }),
          vector('polyline', { points, class: 'line-path' }),
        ),
      );
    }),
  );
}
