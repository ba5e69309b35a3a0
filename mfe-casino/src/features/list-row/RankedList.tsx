import { useNumbers, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useFeature, useServices } from '@foyer/platform';
import { Section } from '@foyer/ui';
import { GAME_SLICE_SIZE } from '@foyer/market/constants';
import { GameLine } from '../../components/game-line/GameLine.tsx';
import { messages as tileMessages } from '../game-tile/GameCard.messages.ts';
import { GameCard } from '../game-tile/GameCard.tsx';
import type { GameTile_gameFragment } from '../game-tile/GameTile.generated.ts';
import { useBonusCheck } from '../game-tile/useBonusCheck.tsx';
import type { ListRowProps } from './ListRow.tsx';
import { messages } from './ListRow.messages.ts';
import * as css from './RankedList.css.ts';

export interface RankedListProps extends Pick<ListRowProps, 'list' | 'eager'> {
  readonly layout: keyof typeof css.spreads;
}

const BASIS_POINTS = 10_000;

/** A list as numbered rows, most popular first, with the first game large where the layout has room. */
export function RankedList({ list, layout, eager = false }: RankedListProps) {
  const text = useText();
  const { locale } = useServices();
  const games = list.games.edges.slice(0, GAME_SLICE_SIZE).map((edge) => edge.node.game);
  const [first] = games;
  const isLed = layout === 'led' && first !== undefined;
  const rest = isLed ? games.slice(1) : games;
  return (
    <Section
      title={list.name}
      action={{ label: text(messages.all), href: hrefTo(locale, 'game-list', { slug: list.slug }) }}
    >
      <div className={css.spreads[layout]}>
        {isLed && <GameCard game={first} ratio="wide" eager={eager} />}
        <ol className={css.columns[layout]}>
          {rest.map((game, index) => (
            <li key={game.id} className={css.rows[layout]}>
              <RankedGame game={game} rank={index + (isLed ? 2 : 1)} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function RankedGame({ game, rank }: { readonly game: GameTile_gameFragment; readonly rank: number }) {
  const text = useText();
  const numbers = useNumbers();
  const hasRtp = useFeature('ShowRTP');
  const rtp = (): string => numbers.percent(game.rtp.basisPoints / BASIS_POINTS);
  return (
    <div className={css.game}>
      <GameLine
        game={game}
        rank={rank}
        figure={hasRtp ? text(tileMessages.rtp, { rtp: rtp() }) : undefined}
      />
      {useBonusCheck(game)}
    </div>
  );
}
