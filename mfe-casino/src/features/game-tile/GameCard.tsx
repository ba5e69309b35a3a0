import { useLanguage, useNumbers, useText } from '@foyer/i18n';
import { useFeature, useServices } from '@foyer/platform';
import { GameTile, type TileRatio } from '@foyer/ui';
import { gameHref } from '../catalogue/gameAddress.ts';
import type { GameTile_gameFragment } from './GameTile.generated.ts';
import { messages } from './GameCard.messages.ts';
import { useBonusCheck } from './useBonusCheck.tsx';

const BASIS_POINTS = 10_000;
/** Game names are English in every locale. */
const TITLE_LANGUAGE = 'en';

export interface GameCardProps {
  readonly game: GameTile_gameFragment;
  readonly ratio?: TileRatio;
  /** True if the artwork is in the first row of a page and loads at once. */
  readonly eager?: boolean;
}

/** A game in a row or a grid. */
export function GameCard({ game, ratio = 'portrait', eager = false }: GameCardProps) {
  const text = useText();
  const language = useLanguage();
  const { locale } = useServices();
  const facts = useTileDetails(game);
  const action = useBonusCheck(game);
  return (
    <GameTile
      title={game.name}
      href={gameHref(locale, game.slug)}
      artwork={game.artwork[ratio]}
      ratio={ratio}
      studio={game.studio.name}
      facts={facts}
      eager={eager}
      badge={game.isLiveCasinoGame ? text(messages.live) : game.isNew ? text(messages.new) : undefined}
      demo={
        game.isDemoAllowed
          ? { href: gameHref(locale, game.slug, 'demo'), label: text(messages.demo) }
          : undefined
      }
      titleLanguage={language.startsWith(TITLE_LANGUAGE) ? undefined : TITLE_LANGUAGE}
      action={action}
    />
  );
}

function useTileDetails(game: GameTile_gameFragment): readonly string[] {
  const text = useText();
  const numbers = useNumbers();
  const hasRtp = useFeature('ShowRTP');
  const facts: string[] = [];
  if (hasRtp) facts.push(text(messages.rtp, { rtp: numbers.percent(game.rtp.basisPoints / BASIS_POINTS) }));
  if (game.lines !== null) facts.push(text(messages.lines, { lines: game.lines }));
  else if (game.ways !== null) facts.push(text(messages.ways, { ways: game.ways }));
  return facts;
}
