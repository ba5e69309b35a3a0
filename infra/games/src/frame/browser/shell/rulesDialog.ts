import type { GameKit, GameView } from '../gameView.ts';
import { element } from '../element.ts';
import type { Dialogs } from './dialogs.ts';

/** Payouts, rules and exact figures of the current game. */
export function openRules(kit: GameKit, view: GameView, dialogs: Dialogs, openHouseRules: () => void): void {
  const houseRules =
    kit.session.mode === 'real' ? [{ label: kit.texts('houseRules'), act: openHouseRules }] : [];
  dialogs.open(kit.texts('rules'), [...view.rules(), figures(kit)], houseRules);
}

function figures({ session, texts, amounts }: GameKit): HTMLElement {
  const { facts } = session.game;
  const rows: readonly (readonly [string, string])[] = [
    [texts('rtp'), amounts.percent(facts.rtp)],
    ...(facts.hitRate === null ? [] : [[texts('hitRate'), amounts.percent(facts.hitRate)] as const]),
    ...(facts.volatility === null
      ? []
      : [[texts('volatility'), texts('volatilityOfFive', { value: facts.volatility })] as const]),
    [texts('topPrize'), texts('timesStake', { value: amounts.number(facts.topPrize) })],
  ];
  return element(
    'section',
    {},
    element('h3', {}, texts('figures')),
    element(
      'dl',
      { class: 'facts-list' },
      ...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
    ),
    element('p', {}, texts('rtpMeaning', { percent: amounts.percent(facts.rtp) })),
    element('p', {}, texts('chance')),
    element('p', {}, texts('interrupted')),
    ...(session.mode === 'demo' ? [element('p', {}, texts('demoSameOdds'))] : []),
  );
}
