import type { PageProps, Services } from '@foyer/contract';
import { useDates, useNumbers, useText } from '@foyer/i18n';
import type { FeedContest } from '@foyer/kernel/sports-contests';
import { SPORTS } from '@foyer/kernel/sports-feed';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, useFeature, usePageTitle, useServices } from '@foyer/platform';
import { ButtonLink, EmptyState, Notice, Page, Paragraph } from '@foyer/ui';
import { NoSportsbook } from '../../components/no-sportsbook/NoSportsbook.tsx';
import { ContestFrame } from '../../features/contests/ContestFrame.tsx';
import { messages } from '../../features/contests/contest.messages.ts';
import { winnerMarket } from '../../features/contests/contestWords.ts';
import type { ContestsState, FollowedContest } from '../../features/contests/createContests.ts';
import { contestsOf, useContests } from '../../features/contests/useContests.ts';
import { RunnerTable } from './parts/runner-table/RunnerTable.tsx';

const PERCENT = 100;

export function preload(services: Services, { params }: PageProps): Promise<unknown> {
  if (!services.flags.has('Sportsbook')) return Promise.resolve();
  return contestsOf(services, params['contest'] ?? '').load();
}

export function Component({ params }: PageProps) {
  const id = params['contest'] ?? '';
  return useFeature('Sportsbook') ? <Contest key={id} id={id} /> : <NoSportsbook />;
}

/** One race with its runners, or the winner of a competition. */
function Contest({ id }: { readonly id: string }) {
  const { state, retry } = useContests(id);
  const [contest] = state.status === 'ready' ? state.message.contests : [];
  return state.status === 'unknown' ? (
    <Unavailable />
  ) : (
    <Known contest={contest} state={state} onRetry={retry} />
  );
}

function Unavailable() {
  const text = useText();
  const { locale } = useServices();
  useBusinessReady();
  usePageTitle(text(messages.unavailable));
  return (
    <Page>
      <EmptyState
        icon="sports"
        level={1}
        title={text(messages.unavailable)}
        action={<ButtonLink href={hrefTo(locale, 'sports')}>{text(messages.back)}</ButtonLink>}
      >
        {text(messages.unavailableText)}
      </EmptyState>
    </Page>
  );
}

interface KnownProps {
  readonly contest: FollowedContest | undefined;
  readonly state: ContestsState;
  onRetry(): void;
}

function Known({ contest, state, onRetry }: KnownProps) {
  const text = useText();
  const { locale } = useServices();
  const { time } = useDates();
  const isRace = contest?.kind === 'race';
  const title =
    contest &&
    (isRace
      ? `${time(contest.startsAt)} ${contest.competition.name}`
      : text(messages.winnerOf, { competition: contest.competition.name }));
  const sport = SPORTS.find((known) => known === contest?.competition.sport);
  const back =
    contest && sport
      ? {
          href: hrefTo(locale, 'sports-competition', { sport, competition: contest.competition.id }),
          label: contest.competition.name,
        }
      : { href: hrefTo(locale, 'sports-racing'), label: text(messages.allRaces) };
  usePageTitle(title);
  return (
    <ContestFrame
      title={title}
      favourite={
        contest && title !== undefined
          ? isRace
            ? { favourite: `e:${contest.id}`, name: title }
            : { favourite: `c:${contest.competition.id}`, name: contest.competition.name }
          : undefined
      }
      subtitle={contest && <Facts contest={contest} />}
      back={back}
      state={state}
      onRetry={onRetry}
    >
      {() =>
        contest && (
          <>
            <Status contest={contest} />
            <Withdrawals contest={contest} />
            <RunnerTable
              contest={contest}
              stale={state.status !== 'ready' || state.isOutdated}
              label={text(messages.table, { name: title ?? '' })}
            />
            <Paragraph size="small" tone="muted">
              {text(messages.about)}
            </Paragraph>
          </>
        )
      }
    </ContestFrame>
  );
}

/** Race, distance, runners and each-way terms; or the season and its end. */
function Facts({ contest }: { readonly contest: FeedContest }) {
  const text = useText();
  const { date, time } = useDates();
  const { number } = useNumbers();
  const { kind, name, season, distance, runners, terms, phase, startsAt } = contest;
  const running = runners.filter(({ withdrawn }) => !withdrawn).length;
  const facts = [
    ...(kind === 'race' ? [name] : [text(messages.season, { number: season ?? 0 })]),
    ...(distance === null ? [] : [text(messages.distance, { metres: number(distance) })]),
    ...(kind === 'race' ? [text(messages.runners, { count: running })] : []),
    ...(kind === 'outright' && phase === 'upcoming'
      ? [text(messages.ends, { at: `${date(startsAt)} ${time(startsAt)}` })]
      : []),
    ...(terms ? [text(messages.terms, { ...terms })] : []),
    ...(!terms && phase === 'upcoming' ? [text(messages.noTerms)] : []),
  ];
  return <Paragraph tone="muted">{facts.join(' · ')}</Paragraph>;
}

/** The state of the contest in words; changes are announced. */
function Status({ contest }: { readonly contest: FeedContest }) {
  const text = useText();
  const { phase, kind, result } = contest;
  const isSuspended = phase === 'upcoming' && winnerMarket(contest)?.status === 'suspended';
  const news =
    result?.status === 'VOID'
      ? messages.void
      : result
        ? result.number > 1
          ? messages.corrected
          : messages.final
        : phase === 'live'
          ? kind === 'race'
            ? messages.live
            : messages.closed
          : isSuspended
            ? messages.suspended
            : undefined;
  return <div role="status">{news && <Notice tone="info">{text(news)}</Notice>}</div>;
}

/** Withdrawn runners, and what earlier bets lose because of them. */
function Withdrawals({ contest: { runners } }: { readonly contest: FeedContest }) {
  const text = useText();
  const { time } = useDates();
  const { percent } = useNumbers();
  const withdrawals = runners.flatMap(({ id, name, withdrawn }) =>
    withdrawn ? [{ id, name, ...withdrawn }] : [],
  );
  if (withdrawals.length === 0) return null;
  return (
    <Notice tone="warning" title={text(messages.withdrawn, { count: withdrawals.length })}>
      <ul>
        {withdrawals.map(({ id, name, at, deduction }) => (
          <li key={id}>
            {deduction > 0
              ? text(messages.deduction, {
                  runner: name,
                  at: time(at),
                  percent: percent(deduction / PERCENT),
                })
              : text(messages.noDeduction, { runner: name, at: time(at) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
