import type { PageProps, Services } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import type { FeedContest } from '@foyer/kernel/sports-contests';
import { SPORTS } from '@foyer/kernel/sports-feed';
import { useFeature, useNavigationState, usePageTitle } from '@foyer/platform';
import { Paragraph, Section } from '@foyer/ui';
import { NoSportsbook } from '../../components/no-sportsbook/NoSportsbook.tsx';
import { SPORT_NAMES } from '../../components/sport-icon/sportNames.messages.ts';
import { ContestFrame } from '../../features/contests/ContestFrame.tsx';
import { ContestList } from '../../features/contests/contest-list/ContestList.tsx';
import { messages } from '../../features/contests/contest.messages.ts';
import { favouriteOf } from '../../features/contests/contestWords.ts';
import { contestsOf, useContests } from '../../features/contests/useContests.ts';
import { sportOfAddress } from '../sports/programme.ts';
import { useOdds } from '../../features/odds/useOdds.ts';

const LIST = 'outrights';

export function preload(services: Services): Promise<unknown> {
  return services.flags.has('Sportsbook') ? contestsOf(services, LIST).load() : Promise.resolve();
}

export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.outrights));
  return useFeature('Sportsbook') ? <Outrights /> : <NoSportsbook />;
}

/** The competitions by sport, or of the sport of the address, each with its favourite. */
function Outrights() {
  const text = useText();
  const { state, retry } = useContests(LIST);
  const chosen = sportOfAddress(useNavigationState().search);
  const sports = chosen ? [chosen] : SPORTS;
  return (
    <ContestFrame
      title={text(messages.outrights)}
      subtitle={<Paragraph tone="muted">{text(messages.outrightsText)}</Paragraph>}
      state={state}
      onRetry={retry}
    >
      {(contests) =>
        sports.map((sport) => {
          const own = contests.filter(({ competition }) => competition.sport === sport);
          return (
            own.length > 0 && (
              <Section key={sport} title={text(SPORT_NAMES[sport])}>
                <ContestList label={text(SPORT_NAMES[sport])} contests={own}>
                  {(contest) => <Favourite contest={contest} />}
                </ContestList>
              </Section>
            )
          );
        })
      }
    </ContestFrame>
  );
}

function Favourite({ contest }: { readonly contest: FeedContest }) {
  const text = useText();
  const { write } = useOdds();
  if (contest.phase !== 'upcoming') return text(messages.awaited);
  const favourite = favouriteOf(contest);
  if (!favourite) return text(messages.suspended);
  return text(messages.favourite, { runner: favourite.runner.name, price: write(favourite.price) });
}
