import { useText } from '@foyer/i18n';
import { useFeature, useServices, useSessionState } from '@foyer/platform';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { JackpotState } from '@foyer/contract';
import { after } from './adapters/after.ts';
import { brandProposal, proposedContribution } from './customJackpot.ts';
import { removeProposal } from './removeProposal.ts';
import type { CompleteSettings } from '../../pages/jackpot/completeSettings.ts';
import { messages } from './OptInCard.messages.ts';
import { useContributionText } from './OptInForm.tsx';
import { useOptInRetries } from './useOptInRetries.ts';

const SCROLL_MS = 2_000; // Scrolls to the jackpot after 2 s (requirements/constants#jackpot).

export interface ProposalOptions {
  readonly settings: CompleteSettings;
  readonly state: JackpotState | undefined;
  readonly currency: string;
  readonly section: RefObject<HTMLElement | null>;
}

/**
 * Opt-in proposed by an address or a brand (requirements/routes#query-parameters,
 * requirements/states#jackpot-opt-in). The player is asked once. A proposal of the brand that is declined, by its
 * button or by Escape, is stored with the player's choice, so that no later session repeats it; the parameter is removed from the address in any case.
 */
export function useProposal({ settings, state, currency, section }: ProposalOptions): void {
  const text = useText();
  const isProposedByBrand = useFeature('JackpotAutoOptIn');
  const { jackpot, navigation, overlays } = useServices();
  const isPercentage = useFeature('jackpotContributionsInPercentage');
  const contributionValues = useContributionText(currency, isPercentage);
  const optIn = useEffectEvent(useOptInRetries(state));
  const isProposed = useRef(false);
  // Visitors are opted out too, but must not be asked: the proposal is kept through sign-in.
  const isPlayer = useSessionState().status === 'LOGGED_IN';
  const canPropose = isPlayer && state?.link === 'open' && state.optIn.status === 'false';
  const isUndecided = state?.optIn.isUndecided === true;

  const isKnown = isPlayer && state?.link === 'open';
  const isOptedIn = state?.optIn.status === 'true';

  // Synchronises with the address: a proposal that has no effect is removed (ADR 0217).
  useEffect(() => {
    if (isKnown && isOptedIn) removeProposal(navigation);
  }, [isKnown, isOptedIn, navigation]);

  // Synchronises with the address, whose proposal is used once.
  useEffect(() => {
    if (!canPropose || isProposed.current) return;
    const { search } = navigation.current();
    const byAddress = proposedContribution(search, settings.contributionOptions);
    const contribution =
      byAddress ?? brandProposal(isProposedByBrand, isUndecided, settings.contributionOptions);
    if (contribution === undefined) return;
    isProposed.current = true;
    void overlays
      .open('confirmation', {
        title: text(messages.confirmTitle),
        body: text(
          isPercentage ? messages.confirmPercent : messages.confirmAmount,
          contributionValues(contribution),
        ),
        okLabel: text(messages.confirmYes),
        dismissLabel: text(messages.confirmNo),
        escapeDismisses: true,
      })
      .then((outcome) => {
        if (outcome === 'ok') {
          optIn(contribution);
          after(SCROLL_MS, () => section.current?.scrollIntoView({ block: 'start' }));
        } else if (outcome === 'dismissed' && byAddress === undefined) jackpot.send({ type: 'declined' });
        if (byAddress !== undefined) removeProposal(navigation);
      });
  }, [
    canPropose,
    currency,
    jackpot,
    isPercentage,
    isUndecided,
    isProposedByBrand,
    navigation,
    overlays,
    section,
    settings,
    text,
    contributionValues,
  ]);
}
