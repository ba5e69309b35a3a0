import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useReducer, useRef } from 'react';
import { homeHref, hrefTo } from '@foyer/links';
import { ignoreError } from '@foyer/kernel';
import {
  followSubscription,
  oneAtATime,
  SEPARATE_REQUESTS,
  useServerTime,
  useServices,
} from '@foyer/platform';
import { readRuleExplanation } from '@foyer/profile';
import { useText } from '@foyer/i18n';
import { REALITY_CHECK_GUARD } from '@foyer/contract';
import { MAX_ROUND_WAIT_MS, transition } from './realityCheck.machine.ts';
import { AcknowledgeRealityCheckDocument } from './AcknowledgeRealityCheck.generated.ts';
import { RealityCheckScheduleDocument } from './RealityCheckSchedule.generated.ts';
import { RealityCheckUpdatedDocument } from './RealityCheckUpdated.generated.ts';

const RETRY_AFTER_MS = 10_000;

/**
 * Tracks when the reality check is due and opens it. The shell renders it; the server decides the schedule
 * (requirements/regulation#reality-check).
 */
export function RealityCheck() {
  const text = useText();
  const { bus, now, overlays, navigation, locale, guards } = useServices();
  const [state, dispatch] = useReducer(transition, { status: 'off' });
  const roundOpen = useRef(false);
  const rounds = useRef(0);
  /** The check is due and waits for this round. */
  const awaited = useRef<{ readonly since: number; end(): void }>(undefined);
  const { data, refetch } = useQuery(RealityCheckScheduleDocument, {
    fetchPolicy: 'network-only',
    context: SEPARATE_REQUESTS,
  });
  const [acknowledge] = useMutation(AcknowledgeRealityCheckDocument);

  const apollo = useApolloClient();
  const dueAt = data?.viewer?.realityCheck.nextDueAt ?? null;
  const hasChecks = dueAt !== null;
  // An answer in another tab or on another device arrives as an update of the player.
  useEffect(() => {
    if (!hasChecks) return undefined;
    const readAgain = oneAtATime(() =>
      refetch().catch(ignoreError('the schedule is read again before the check opens')),
    );
    return followSubscription(apollo, RealityCheckUpdatedDocument, { onData: () => void readAgain() });
  }, [apollo, hasChecks, refetch]);

  /** The last answer that was known when the open check was shown. */
  const answeredBefore = useRef<string | null>(undefined);
  const isAnsweredElsewhere = useRef(false);
  const lastAcknowledgedAt = data?.viewer?.realityCheck.lastAcknowledgedAt ?? null;
  useEffect(() => {
    if (answeredBefore.current === undefined || answeredBefore.current === lastAcknowledgedAt) return;
    isAnsweredElsewhere.current = true;
    overlays.close('closed');
  }, [lastAcknowledgedAt, overlays]);
  useEffect(() => {
    if (data) dispatch({ type: 'schedule-read', dueAt: dueAt === null ? null : Date.parse(dueAt) });
  }, [data, dueAt]);

  const time = useServerTime();
  useEffect(() => {
    dispatch({ type: 'time-passed', now: time, roundOpen: roundOpen.current });
    if (awaited.current && time - awaited.current.since >= MAX_ROUND_WAIT_MS) awaited.current.end();
  }, [time]);

  // Rounds are played outside React.
  useEffect(() => {
    const started = bus.on('game.round-started', () => {
      roundOpen.current = true;
      rounds.current += 1;
    });
    const finished = bus.on('game.round-finished', () => {
      roundOpen.current = false;
      awaited.current?.end();
      // at once: a fast player starts the next round long before the clock ticks again
      dispatch({ type: 'time-passed', now: now(), roundOpen: false });
    });
    return () => {
      started();
      finished();
    };
  }, [bus, now]);

  const isShown = state.status === 'shown';
  useEffect(() => {
    if (!isShown) return undefined;
    const leaveGuard = guards.register(REALITY_CHECK_GUARD, 'active');
    // A check that failed to open or to store its acknowledgement becomes due again; it is never skipped.
    void show()
      .catch(() => dispatch({ type: 'acknowledged', nextDueAt: now() + RETRY_AFTER_MS }))
      .finally(leaveGuard);
    return leaveGuard;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- shown once each time it comes due
  }, [isShown]);

  /**
   * The guard blocks further rounds. A round that started before the game received it may end and is included
   * in the figures.
   */
  async function figures() {
    const before = rounds.current;
    const fresh = await refetch();
    // On a slow connection a whole round fits between request and answer.
    if (rounds.current === before && !roundOpen.current) return fresh.data?.viewer;
    if (roundOpen.current) await roundEnd();
    return (await refetch()).data?.viewer;
  }

  function roundEnd(): Promise<void> {
    return new Promise((resolve) => {
      awaited.current = { since: now(), end: resolve };
    });
  }

  async function show(): Promise<void> {
    const viewer = await figures();
    if (!viewer) throw new Error('The reality check could not be read.');
    const { sinceLast, lastAcknowledgedAt, nextDueAt, breakUntil } = viewer.realityCheck;
    const nextDue = nextDueAt === null ? null : Date.parse(nextDueAt);
    // answered in another tab or on another device meanwhile
    if (nextDue === null || nextDue > now()) return dispatch({ type: 'acknowledged', nextDueAt: nextDue });
    const amount = (minor: number) => ({ minor, currency: sinceLast.currency });
    let goTo: string | undefined;
    function leaveTo(href: string): void {
      goTo = href;
      overlays.close('dismissed');
    }
    // the check opens without its explanation rather than not at all
    const why = await readRuleExplanation(apollo, 'realityCheck', { text, locale });
    answeredBefore.current = lastAcknowledgedAt;
    isAnsweredElsewhere.current = false;
    await overlays.open('reality-check', {
      elapsedMs: now() - Date.parse(viewer.sessionPosition.startedAt),
      sinceLastMs: now() - Date.parse(sinceLast.startedAt),
      wagered: amount(sinceLast.staked),
      won: amount(sinceLast.returned),
      net: amount(sinceLast.net),
      onLeave: () => leaveTo(homeHref(locale, navigation.current().productMode)),
      onHistory: () => leaveTo(hrefTo(locale, 'profile-game-history')),
      onLimits: () => leaveTo(hrefTo(locale, 'profile-limits')),
      onBreak: () => leaveTo(hrefTo(locale, 'profile-self-exclusion')),
      ...(breakUntil !== null && { breakUntil: Date.parse(breakUntil) }),
      ...(why && { why }),
    });
    answeredBefore.current = undefined;
    if (isAnsweredElsewhere.current) {
      const answered = (await refetch()).data?.viewer?.realityCheck.nextDueAt ?? null;
      return dispatch({
        type: 'acknowledged',
        nextDueAt: answered === null ? null : Date.parse(answered),
      });
    }
    const answer = await acknowledge({
      variables: { input: { choice: goTo === undefined ? 'CONTINUE' : 'LEAVE' } },
    });
    const next = answer.data?.acknowledgeRealityCheck.nextDueAt ?? null;
    dispatch({ type: 'acknowledged', nextDueAt: next === null ? null : Date.parse(next) });
    if (goTo !== undefined) await navigation.go(goTo);
  }

  return null;
}
