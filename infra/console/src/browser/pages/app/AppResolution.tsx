import { Text, useText } from '@foyer/i18n';
import { Heading } from '@foyer/ui';
import { brandTitle, shortRelease } from '../../model/names.ts';
import type { StatusCell } from '@foyer/kernel/status-answers';
import { messages as changeMessages } from '../../parts/change-dialog/ChangeDialog.messages.ts';
import { ShareBar, type Share } from '../../parts/share-bar/ShareBar.tsx';
import * as css from './AppPage.css.ts';
import { messages } from './AppPage.messages.ts';

const WHOLE = 10_000;

/** Shares of visitors by resolved release, per brand. */
export function AppResolution({ cells }: { readonly cells: readonly StatusCell[] }) {
  const text = useText();

  function sharesOf({ decision, rollout }: StatusCell): readonly Share[] {
    if (decision?.kind === 'off')
      return [
        {
          id: 'off',
          tone: 'off',
          share: WHOLE,
          label: text(messages.shareOff, { reason: text(changeMessages[decision.reason]) }),
        },
      ];
    const canary: readonly Share[] = rollout
      ? [
          {
            id: 'canary',
            tone: 'canary',
            share: rollout.share,
            label: text(messages.shareRelease, { release: shortRelease(rollout.release) }),
          },
        ]
      : [];
    const rest = WHOLE - (rollout?.share ?? 0);
    const label = decision
      ? text(messages.shareRelease, { release: shortRelease(decision.release) })
      : text(messages.shareNone);
    return [...canary, ...(rest > 0 ? [{ id: 'rest', tone: 'base', share: rest, label } as const] : [])];
  }

  return (
    <section className={css.panel}>
      <Heading level={2} size="title3">
        <Text {...messages.resolved} />
      </Heading>
      <div className={css.resolutions}>
        {cells.map((cell) => (
          <div key={cell.brand} className={css.resolution}>
            <span className={css.brandName}>{brandTitle(cell.brand)}</span>
            <ShareBar shares={sharesOf(cell)} />
          </div>
        ))}
      </div>
    </section>
  );
}
