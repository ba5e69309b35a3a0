import { useText } from '@foyer/i18n';
import type { MiniGame, Play } from '@foyer/kernel/mini-games';
import { PageLink } from '@foyer/platform';
import { Button, Disclosure, Notice, Paragraph, Stack } from '@foyer/ui';
import { Dialog } from '@foyer/ui/dialog';
import { Checkbox, RadioGroup } from '@foyer/ui/forms';
import { useEffect, useState } from 'react';
import { usePointsText } from '../../../../components/points/usePointsText.ts';
import { after } from '../../../../features/engagement/adapters/after.ts';
import { refusals } from '../../../../features/engagement/refusals.messages.ts';
import { pointsOf, type Playing } from '../../../../features/mini-games/usePlay.ts';
import { DrawProof } from './DrawProof.tsx';
import { dialog, messages, result } from './MiniGames.messages.ts';
import { Odds } from './Odds.tsx';
import { BOXES, Stage } from './Stage.tsx';
import { TURN_MS } from './Stage.css.ts';
import { usePrizeText } from './usePrizeText.ts';

interface PlayDialogProps {
  readonly game: MiniGame;
  readonly playing: Playing;
  onClose(): void;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Odds and price before the play, the picture of the game, and the result with the check of its draw. */
export function PlayDialog({ game: current, playing, onClose }: PlayDialogProps) {
  const text = useText();
  // the game as it was when the dialog opened: after the play it may be sold out
  const [game] = useState(current);
  const [isCalm, setCalm] = useState(() => matchMedia(REDUCED_MOTION).matches);
  const [box, setBox] = useState(0);
  const { isBusy, played, problem, open } = playing;
  const shown = useShown(played, isCalm || game.kind === 'box');
  const isRepeat = open?.gameId === game.id && !isBusy;
  // the play costs what the player saw, unless the reason of the refusal is that it has changed
  const points = isRepeat ? open.points : pointsOf(problem === undefined ? game : current);
  const action = text(dialog[game.kind]);
  const isAgain = problem !== undefined && problem !== 'UNCONFIRMED' && !current.canPlay;
  const isOver = played !== undefined || isAgain;
  return (
    <Dialog
      title={game.name}
      size="small"
      onClose={onClose}
      footer={
        // one button for both actions, so that the keyboard focus stays
        <Button
          stretch
          busy={isBusy || (played !== undefined && !shown)}
          onPress={isOver ? onClose : () => void playing.play(problem === undefined ? game : current)}
        >
          {isOver
            ? text(result.close)
            : isRepeat
              ? text(result.repeat)
              : points === 0
                ? action
                : text(result.pay, { action, points })}
        </Button>
      }
    >
      <Stack gap="medium">
        <Stage game={game} play={played} isCalm={isCalm} box={box} />
        <div role="status">{played && shown && <Result play={played} />}</div>
        {!played && game.kind === 'box' && (
          <RadioGroup
            label={text(result.boxes)}
            description={text(result.boxesHelp)}
            layout="row"
            disabled={isBusy}
            value={String(box)}
            options={Array.from({ length: BOXES }, (_, place) => ({
              value: String(place),
              label: text(result.box, { place: place + 1 }),
            }))}
            onChange={(value) => setBox(Number(value))}
          />
        )}
        {!played && game.kind !== 'box' && (
          <Checkbox label={text(result.calm)} value={isCalm} disabled={isBusy} onChange={setCalm} />
        )}
        {!played && <Terms game={game} points={points} />}
        {problem && (
          <Notice tone="warning" live>
            {text(problem === 'UNCONFIRMED' ? result.unknown : refusals[problem])}
          </Notice>
        )}
        {played && shown && <DrawProof play={played} />}
      </Stack>
    </Dialog>
  );
}

/** True once the picture has come to rest. */
function useShown(played: Play | undefined, isAtOnce: boolean): boolean {
  const [restedId, setRestedId] = useState<string>();
  const id = played?.id;
  // Synchronises with the transition of the style sheet.
  useEffect(() => {
    if (id === undefined || isAtOnce) return undefined;
    return after(TURN_MS, () => setRestedId(id));
  }, [id, isAtOnce]);
  return id !== undefined && (isAtOnce || restedId === id);
}

function Terms({ game, points }: { readonly game: MiniGame; readonly points: number }) {
  const text = useText();
  const write = usePointsText();
  const { price } = game;
  return (
    <>
      <Paragraph>
        {points > 0 && price ? text(result.cost, { price: write(points, price.value) }) : text(result.free)}
      </Paragraph>
      <Disclosure title={text(messages.prizes)} startsOpen>
        <Odds game={game} />
      </Disclosure>
    </>
  );
}

function Result({ play: { reward, delivery } }: { readonly play: Play }) {
  const text = useText();
  const write = usePrizeText();
  if (reward.kind === 'none')
    return (
      <Paragraph size="lead" align="center">
        {text(result.none)}
      </Paragraph>
    );
  return (
    <Stack gap="small">
      <Paragraph size="lead" align="center">
        <strong>{text(result.won, { prize: write(reward) })}</strong>
      </Paragraph>
      <Paragraph align="center">
        {delivery === 'FAILED'
          ? text(result.undelivered)
          : text(reward.kind === 'points' ? result.points : result.reward)}
      </Paragraph>
      {reward.kind === 'reward' && (
        <Paragraph align="center">
          <PageLink to="rewards">{text(result.toRewards)}</PageLink>
        </Paragraph>
      )}
    </Stack>
  );
}
