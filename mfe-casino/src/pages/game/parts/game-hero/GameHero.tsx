import { Text, useMoney, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { money } from '@foyer/money';
import { PageLink, Slot, useServices, useSessionState, useWalletState } from '@foyer/platform';
import { Button, ButtonLink, Heading, Notice, Paragraph, Stat } from '@foyer/ui';
import { useLayoutEffect, useRef } from 'react';
import { useGameDetails } from '../../../../features/game-details/useGameDetails.ts';
import type { StageGame } from '../../../../features/game-frame/useGameFrame.ts';
import { GAME_PICTURE } from '../../../../features/game-tile/gamePicture.ts';
import * as css from '../../GamePage.css.ts';
import { messages } from '../../GamePage.messages.ts';
import type { Play } from '../../usePlay.ts';

export interface GameHeroProps {
  readonly game: StageGame;
  readonly play: Play;
}

/** Number of facts beside the artwork; the others are below. */
export const KEY_FACTS = 3;

/** A game before play: artwork, studio, main facts and play buttons. */
export function GameHero({ game, play }: GameHeroProps) {
  const facts = useGameDetails(game);
  return (
    <section className={css.hero}>
      <img
        className={css.picture}
        style={{ viewTransitionName: GAME_PICTURE }}
        src={game.artwork.wide}
        width={1_280}
        height={720}
        alt=""
        loading="eager"
        fetchPriority="high"
        decoding="async"
      />
      <div className={css.content}>
        <div>
          <Heading level={1} size="title1">
            <span lang="en">{game.name}</span>
          </Heading>
          <Paragraph tone="muted">
            <PageLink to="game-studio" params={{ slug: game.studio.slug }} tone="muted">
              <Text {...messages.by} values={{ studio: game.studio.name }} />
            </PageLink>
          </Paragraph>
        </div>
        <div className={css.keyFacts}>
          {facts.slice(0, KEY_FACTS).map((fact) => (
            <Stat key={fact.label} label={fact.label} value={fact.value} />
          ))}
        </div>
        <WaysIn game={game} play={play} />
      </div>
    </section>
  );
}

function WaysIn({ game, play }: GameHeroProps) {
  const text = useText();
  const { status } = useSessionState();
  const buttons = useRef<HTMLDivElement>(null);
  const { isReadyToStart, hasLeft } = play;

  // Restores keyboard focus after a sign-in or after leaving the game.
  useLayoutEffect(() => {
    if (isReadyToStart || hasLeft) buttons.current?.querySelector('button')?.focus();
  }, [isReadyToStart, hasLeft]);

  return (
    <>
      {isReadyToStart && (
        <Notice tone="positive" live>
          <Text {...messages.ready} />
        </Notice>
      )}
      <div ref={buttons} className={css.buttons}>
        <Button size="large" icon="play" busy={status === 'LOADING'} onPress={() => play.start('REAL')}>
          {text(status === 'LOGGED_OUT' ? messages.signIn : messages.play)}
        </Button>
        {status === 'LOGGED_IN' && (
          <Slot name="jackpot-raffle.play" props={{ onPlay: () => play.start('REAL') }} />
        )}
        {game.isDemoAllowed && (
          <Button size="large" tone="secondary" onPress={() => play.start('DEMO')}>
            {text(messages.demo)}
          </Button>
        )}
      </div>
      {game.isDemoAllowed && (
        <Paragraph size="caption" tone="muted">
          <Text {...messages.demoNote} />
        </Paragraph>
      )}
      {/* last, because it arrives after the buttons and must not move them */}
      <LowBalance game={game} />
    </>
  );
}

/** Warns before the launch that the balance is too low. */
function LowBalance({ game }: { readonly game: StageGame }) {
  const write = useMoney();
  const { locale } = useServices();
  const wallet = useWalletState();
  if (wallet.status !== 'STREAMING' || wallet.balance.currency !== game.currency) return null;
  const playable = wallet.balance.minor + (game.isBonusEnabled ? wallet.bonusBalance.minor : 0);
  if (playable >= game.minStake) return null;
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink href={hrefTo(locale, 'deposit')} tone="secondary" size="small">
          <Text {...messages.deposit} />
        </ButtonLink>
      }
    >
      <Text {...messages.lowBalance} values={{ stake: write(money(game.minStake, game.currency)) }} />
    </Notice>
  );
}
