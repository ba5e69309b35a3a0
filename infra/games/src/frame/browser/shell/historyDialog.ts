import type { RoundView } from '../../../rgs/view.ts';
import type { GameApi } from '../gameApi.ts';
import type { GameKit } from '../gameView.ts';
import { element } from '../element.ts';
import type { Dialogs } from './dialogs.ts';

/** Past rounds of this game with replay. */
export async function openHistory(
  kit: GameKit,
  api: GameApi,
  dialogs: Dialogs,
  watch: (round: RoundView) => void,
  openAll: () => void,
): Promise<void> {
  const { texts } = kit;
  const reply = await api.history(Number.MAX_SAFE_INTEGER);
  const rounds = reply.ok ? reply.value.rounds : [];
  const content = !reply.ok
    ? element('p', {}, texts('historyFailed'))
    : rounds.length === 0
      ? element('p', {}, texts('historyEmpty'))
      : table(kit, rounds, (round) => {
          dialogs.close();
          watch(round);
        });
  const all = kit.session.mode === 'real' ? [{ label: texts('historyAll'), act: openAll }] : [];
  dialogs.open(texts('history'), [content], all);
}

function table(
  { texts, amounts, session }: GameKit,
  rounds: readonly RoundView[],
  watch: (round: RoundView) => void,
): HTMLElement {
  const time = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return element(
    'table',
    { class: 'history' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        ...['historyTime', 'stake', 'historyReturn', 'historyWatch'].map((key) =>
          element('th', { scope: 'col' }, texts(key)),
        ),
      ),
    ),
    element(
      'tbody',
      {},
      ...rounds.map((round) =>
        element(
          'tr',
          {},
          element(
            'td',
            {},
            element('time', { datetime: new Date(round.at).toISOString() }, time.format(round.at)),
          ),
          element('td', {}, round.isFree ? texts('freeSpin') : amounts.money(round.stakeMinor)),
          element(
            'td',
            {},
            round.outcome === null ? texts('historyReturned') : amounts.money(round.returnMinor ?? 0),
          ),
          element(
            'td',
            {},
            round.outcome === null
              ? '–'
              : element(
                  'button',
                  {
                    type: 'button',
                    class: 'button small',
                    'aria-label': texts('historyWatchRound', { time: time.format(round.at) }),
                    click: () => watch(round),
                  },
                  texts('historyWatch'),
                ),
          ),
        ),
      ),
    ),
    element('caption', { class: 'visually-hidden' }, session.game.name),
  );
}
