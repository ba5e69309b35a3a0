import { useDates, useText } from '@foyer/i18n';
import type { MiniGame } from '@foyer/kernel/mini-games';
import { BulletList, Button, Card, Disclosure, Facts, Heading, Paragraph, type FactsProps } from '@foyer/ui';
import { usePointsText } from '../../../../components/points/usePointsText.ts';
import * as css from '../shop-item/ShopItemCard.css.ts';
import { blocked, freePeriods, messages } from './MiniGames.messages.ts';
import { Odds } from './Odds.tsx';

interface MiniGameCardProps {
  readonly game: MiniGame;
  /** Points of the player. */
  readonly balance: number;
  onPlay(): void;
}

/** Id of the heading of a game, which gets the focus when its button has disappeared. */
export function headingOf(gameId: string): string {
  return `mini-game-${gameId}`;
}

/** A mini-game: the player's plays, their price, the odds, how plays are earned, and why it cannot be played now. */
export function MiniGameCard({ game, balance, onPlay }: MiniGameCardProps) {
  const id = headingOf(game.id);
  const text = useText();
  const refusal = useRefusalText(game, balance);
  const sources = useSourceTexts(game);
  return (
    <li className={css.item}>
      <Card as="article" labelledBy={id}>
        <div className={css.content}>
          <Heading id={id} level={3} size="title3" focusable>
            {game.name}
          </Heading>
          <Paragraph>{game.description}</Paragraph>
          <Facts columns="wide" items={useGameFacts(game)} />
          <Disclosure title={text(messages.prizes)}>
            <Odds game={game} />
          </Disclosure>
          {sources.length > 0 && (
            <Disclosure title={text(messages.earn)}>
              <BulletList items={sources.map((source) => ({ id: source, text: source }))} />
            </Disclosure>
          )}
          <div className={css.action}>
            {refusal !== undefined && (
              <Paragraph size="small" tone="muted">
                {refusal}
              </Paragraph>
            )}
            {game.canPlay && (
              <Button stretch describedBy={id} onPress={onPlay}>
                {text(messages.play)}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </li>
  );
}

function useGameFacts({ free, granted, price, daily, activeTill }: MiniGame): FactsProps['items'] {
  const text = useText();
  const { deadline } = useDates();
  const write = usePointsText();
  const plays = [
    ...(free !== null && free.left > 0 ? [text(messages.freePlays, { count: free.left })] : []),
    ...granted.map(({ count, expiresAt }) =>
      text(messages.earnedPlays, { count, when: deadline(Date.parse(expiresAt)) }),
    ),
  ];
  const nextAt = free?.left === 0 ? free.nextAt : null;
  return [
    { label: text(messages.plays), value: plays.length === 0 ? text(messages.noPlays) : plays.join(' · ') },
    ...(nextAt === null ? [] : [{ label: text(messages.nextFree), value: deadline(Date.parse(nextAt)) }]),
    ...(price === null ? [] : [{ label: text(messages.price), value: write(price.points, price.value) }]),
    {
      label: text(messages.today),
      value: text(messages.playedToday, { played: daily.played, limit: daily.limit }),
    },
    ...(activeTill === null
      ? []
      : [{ label: text(messages.until), value: deadline(Date.parse(activeTill)) }]),
  ];
}

function useSourceTexts({ free, sources }: MiniGame): readonly string[] {
  const text = useText();
  return [
    ...(free === null ? [] : [text(freePeriods[free.period], { count: free.count })]),
    ...sources.map((source) => {
      const { count, name } = source;
      if (source.kind === 'level') return text(messages.byLevel, { count, name, level: source.level });
      return text(source.kind === 'mission' ? messages.byMission : messages.byCalendar, { count, name });
    }),
  ];
}

function useRefusalText({ refusal, minLevel, price, daily }: MiniGame, balance: number): string | undefined {
  const text = useText();
  const { deadline } = useDates();
  switch (refusal) {
    case null:
      return undefined;
    case 'CONDITION':
      return text(blocked.CONDITION, { level: minLevel ?? 1 });
    case 'DAILY_LIMIT':
      return text(blocked.DAILY_LIMIT, { when: deadline(Date.parse(daily.nextAt)) });
    case 'NO_BALANCE':
      return text(blocked.NO_BALANCE, { points: price?.points ?? 0, balance });
    default:
      return text(blocked[refusal]);
  }
}
