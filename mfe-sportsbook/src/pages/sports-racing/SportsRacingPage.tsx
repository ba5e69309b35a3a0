import type { PageProps, Services } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { RACING, type FeedContest } from '@foyer/kernel/sports-contests';
import { useFeature, usePageTitle } from '@foyer/platform';
import { Section } from '@foyer/ui';
import { NoSportsbook } from '../../components/no-sportsbook/NoSportsbook.tsx';
import { SPORT_NAMES } from '../../components/sport-icon/sportNames.messages.ts';
import { ContestFrame } from '../../features/contests/ContestFrame.tsx';
import { ContestList } from '../../features/contests/contest-list/ContestList.tsx';
import { messages } from '../../features/contests/contest.messages.ts';
import { favouriteOf, winnersOf } from '../../features/contests/contestWords.ts';
import { contestsOf, useContests } from '../../features/contests/useContests.ts';
import { useOdds } from '../../features/odds/useOdds.ts';

const LIST = 'races';

export function preload(services: Services): Promise<unknown> {
  return services.flags.has('Sportsbook') ? contestsOf(services, LIST).load() : Promise.resolve();
}

export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(SPORT_NAMES[RACING]));
  return useFeature('Sportsbook') ? <Racing /> : <NoSportsbook />;
}

/** The next races, then the results of the last ones. */
function Racing() {
  const text = useText();
  const { state, retry } = useContests(LIST);
  return (
    <ContestFrame title={text(SPORT_NAMES[RACING])} state={state} onRetry={retry}>
      {(races) => {
        const next = races.filter(({ phase }) => phase === 'upcoming');
        const past = races.filter(({ phase }) => phase !== 'upcoming').toReversed();
        return (
          <>
            {next.length > 0 && (
              <Section title={text(messages.nextRaces)}>
                <ContestList label={text(messages.nextRaces)} contests={next}>
                  {(race) => <RaceFacts race={race} />}
                </ContestList>
              </Section>
            )}
            {past.length > 0 && (
              <Section title={text(messages.results)}>
                <ContestList label={text(messages.results)} contests={past}>
                  {(race) => <Winner race={race} />}
                </ContestList>
              </Section>
            )}
          </>
        );
      }}
    </ContestFrame>
  );
}

function RaceFacts({ race }: { readonly race: FeedContest }) {
  const text = useText();
  const { write } = useOdds();
  const running = race.runners.filter(({ withdrawn }) => !withdrawn).length;
  const favourite = favouriteOf(race);
  return [
    text(messages.runners, { count: running }),
    ...(favourite
      ? [text(messages.favourite, { runner: favourite.runner.name, price: write(favourite.price) })]
      : []),
  ].join(' · ');
}

function Winner({ race }: { readonly race: FeedContest }) {
  const text = useText();
  if (!race.result) return text(messages.awaited);
  if (race.result.status === 'VOID') return text(messages.void);
  const names = winnersOf(race).map(({ name }) => name);
  return names.length > 1
    ? text(messages.tied, { runners: names.join(', ') })
    : text(messages.winner, { runner: names.join() });
}
