import { Heading, Notice } from '@foyer/ui';
import type { ReactNode } from 'react';
import { mayDecideWithdrawals } from '../../model/permissions.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { AsyncContent } from '../async-content/AsyncContent.tsx';
import { BrandFilter } from '../brand-filter/BrandFilter.tsx';
import { useReadFailureText } from '../change-dialog/failureText.ts';
import * as panel from '../page-head/panel.css.ts';
import { PlayerSearch } from '../player-search/PlayerSearch.tsx';
import { RestrictedPage } from '../restricted-page/RestrictedPage.tsx';
import type { PlayerCases } from './usePlayerCases.ts';

export interface PlayerQueueFrameProps<Queue, Player> {
  /** Translated texts of the page. */
  readonly title: string;
  readonly intro: string;
  readonly restriction: string;
  readonly readOnly: string;
  readonly notShown: string;
  /** Translated heading of the queue; by default the queue has its own headings. */
  readonly heading?: string;
  /** Translated label of the choice of a brand. */
  readonly brandLabel: string;
  readonly queue: PlayerCases<Queue, Player>;
  /** The opened player. */
  renderPlayer(player: Player): ReactNode;
  children(queue: Queue): ReactNode;
}

/** Page of a queue of players: the outcome of the last decision, the opened player, the search and the queue. */
export function PlayerQueueFrame<Queue, Player>({
  title,
  intro,
  restriction,
  readOnly,
  notShown,
  heading,
  brandLabel,
  queue: { isAllowed, brand, setBrand, request, player, failure, done, dismiss, open },
  renderPlayer,
  children,
}: PlayerQueueFrameProps<Queue, Player>) {
  const failureText = useReadFailureText();
  const person = usePerson();
  return (
    <RestrictedPage title={title} intro={intro} isAllowed={isAllowed} restriction={restriction}>
      <div className={panel.panels}>
        {!mayDecideWithdrawals(person) && <Notice>{readOnly}</Notice>}
        {done !== undefined && (
          <Notice tone="positive" live onDismiss={dismiss}>
            {done}
          </Notice>
        )}
        {failure !== undefined && (
          <Notice tone="negative" live title={notShown}>
            {failureText(failure)}
          </Notice>
        )}
        {player && renderPlayer(player)}
        <PlayerSearch onSearch={open} />
        {heading !== undefined && (
          <Heading level={2} size="title2">
            {heading}
          </Heading>
        )}
        <div className={panel.fields}>
          <BrandFilter label={brandLabel} value={brand} onChange={setBrand} />
        </div>
        <AsyncContent request={request} height="24rem">
          {children}
        </AsyncContent>
      </div>
    </RestrictedPage>
  );
}
