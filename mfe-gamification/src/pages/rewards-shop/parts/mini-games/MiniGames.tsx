import { useText } from '@foyer/i18n';
import { Button, Notice, Paragraph, Section } from '@foyer/ui';
import { useEffect, useRef, useState } from 'react';
import { useMiniGames } from '../../../../features/mini-games/useMiniGames.ts';
import { usePlay } from '../../../../features/mini-games/usePlay.ts';
import * as page from '../../RewardsShopPage.css.ts';
import { headingOf, MiniGameCard } from './MiniGameCard.tsx';
import { messages } from './MiniGames.messages.ts';
import { PlayDialog } from './PlayDialog.tsx';

/** Address of the section in its page. */
export const MINI_GAMES_ANCHOR = 'mini-games';

/** The mini-games of the brand; nothing until they are known, and where it has none. */
export function MiniGames() {
  const text = useText();
  const { answer, status, reload } = useMiniGames();
  const playing = usePlay(reload);
  const [chosenId, setChosenId] = useState<string>();
  const wasChosen = useRef<string>(undefined);
  // The focus is outside React: a game that cannot be played again has no button to return to.
  useEffect(() => {
    const closed = chosenId === undefined ? wasChosen.current : undefined;
    wasChosen.current = chosenId;
    if (closed !== undefined && document.activeElement === document.body)
      document.getElementById(headingOf(closed))?.focus();
  }, [chosenId]);
  // a brand without mini-games is known by the answer: the section would appear and vanish
  if (answer === undefined ? status !== 'failed' : answer.games.length === 0) return null;
  const retry = (
    <Button tone="secondary" size="small" onPress={reload}>
      {text(messages.retry)}
    </Button>
  );
  const chosen = answer?.games.find(({ id }) => id === chosenId);
  const { open, isBusy } = playing;
  const openGame = chosen ? undefined : answer?.games.find(({ id }) => id === open?.gameId);
  return (
    <div id={MINI_GAMES_ANCHOR}>
      <Section title={text(messages.title)}>
        <Paragraph tone="muted">{text(messages.intro)}</Paragraph>
        {status === 'failed' && (
          <Notice tone="warning" live action={retry}>
            {text(messages.failed)}
          </Notice>
        )}
        {openGame && (
          <Notice
            tone="warning"
            live
            title={text(messages.unconfirmed)}
            action={
              <Button
                tone="secondary"
                size="small"
                busy={isBusy}
                onPress={() => {
                  setChosenId(openGame.id);
                  void playing.play(openGame);
                }}
              >
                {text(messages.retry)}
              </Button>
            }
          >
            {text(messages.unconfirmedText, { name: openGame.name })}
          </Notice>
        )}
        {answer && (
          <ul className={page.cards}>
            {answer.games.map((game) => (
              <MiniGameCard
                key={game.id}
                game={game}
                balance={answer.balance}
                onPlay={() => {
                  playing.clear();
                  setChosenId(game.id);
                }}
              />
            ))}
          </ul>
        )}
      </Section>
      {chosen && (
        <PlayDialog
          game={chosen}
          playing={playing}
          onClose={() => {
            playing.clear();
            setChosenId(undefined);
          }}
        />
      )}
    </div>
  );
}
