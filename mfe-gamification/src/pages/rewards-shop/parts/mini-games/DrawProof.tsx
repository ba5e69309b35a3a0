import { useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { verifyPlay } from '@foyer/kernel/mini-game-draw';
import type { Play } from '@foyer/kernel/mini-games';
import { Disclosure, Facts, Paragraph, Stack } from '@foyer/ui';
import { useState } from 'react';
import * as css from './MiniGames.css.ts';
import { result } from './MiniGames.messages.ts';

const unverified = ignoreError('the page shows the values of the draw without a verdict');

/** The values of a draw, recomputed by the browser when they are opened (shared/docs/mini-game-draws.md). */
export function DrawProof({ play }: { readonly play: Play }) {
  const text = useText();
  const [isVerified, setVerified] = useState<boolean>();
  const { commitment, seed, number } = play.draw;

  async function verify(isOpen: boolean): Promise<void> {
    if (!isOpen || isVerified !== undefined) return;
    const faults = await verifyPlay(play).catch(unverified);
    if (faults) setVerified(faults.length === 0);
  }

  return (
    <Disclosure title={text(result.proof)} onToggle={(isOpen) => void verify(isOpen)}>
      <Stack gap="small">
        <Paragraph size="small">{text(result.proofText)}</Paragraph>
        <div role="status">
          {isVerified !== undefined && (
            <Paragraph size="small">
              <strong>{text(isVerified ? result.verified : result.refuted)}</strong>
            </Paragraph>
          )}
        </div>
        <Facts
          columns="wide"
          items={[
            { label: text(result.fingerprint), value: <span className={css.code}>{commitment}</span> },
            { label: text(result.seed), value: <span className={css.code}>{seed}</span> },
            { label: text(result.key), value: <span className={css.code}>{play.id}</span> },
            { label: text(result.number), value: number },
          ]}
        />
      </Stack>
    </Disclosure>
  );
}
