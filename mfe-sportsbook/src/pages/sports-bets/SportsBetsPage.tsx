import type { PageProps } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { historyRangeQuery } from '@foyer/kernel/history-range';
import { hrefTo, withQuery } from '@foyer/links';
import { useBusinessReady, useFeature, usePageTitle, useServices, useSessionState } from '@foyer/platform';
import { HistoryList, useHistory, useHistorySelection } from '@foyer/profile';
import { BackLink, Heading, Page, TabLinks } from '@foyer/ui';
import { NoSportsbook } from '../../components/no-sportsbook/NoSportsbook.tsx';
import { SPORT_NAMES } from '../../components/sport-icon/sportNames.messages.ts';
import { BetCard } from '../../features/my-bets/BetCard.tsx';
import { useCashOuts } from '../../features/my-bets/cash-out/useCashOuts.ts';
import { useLiveBets } from '../../features/my-bets/live/useLiveBets.ts';
import { useLiveMatches } from '../../features/my-bets/live/useLiveMatches.ts';
import { messages as bet } from '../../features/my-bets/MyBets.messages.ts';
import { OddsFormatMenu } from '../../features/odds/OddsFormatMenu.tsx';
import type { PlacedBetFragment } from '../../features/placement/Placement.generated.ts';
import { CHOICES, outcomesOf } from './betChoices.ts';
import { SportsBetHistoryDocument } from './SportsBets.generated.ts';
import * as css from './SportsBetsPage.css.ts';
import { messages } from './SportsBetsPage.messages.ts';
import { useBetTotals } from './useBetTotals.ts';
import { useNewBets } from './useNewBets.ts';

const SUMS = ['stake', 'openStake', 'returns', 'net'] as const;

export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(bet.title));
  const isOffered = useFeature('Sportsbook');
  // bets stay valid while the sportsbook is switched off
  const isPlayer = useSessionState().status === 'LOGGED_IN';
  return isOffered || isPlayer ? <Bets /> : <NoSportsbook />;
}

/** All bets of the player, with filters, totals and files. */
function Bets() {
  const text = useText();
  const { locale } = useServices();
  const selection = useHistorySelection('sports-bets', CHOICES);
  const { chosen, historyRange, span } = selection;
  const outcomes = outcomesOf(chosen);
  const filter = { ...span, outcomes, sport: chosen.sport ?? null };
  const history = useHistory(SportsBetHistoryDocument, 'sportsBetHistory', filter);
  const loaded = history.nodes ?? [];
  useLiveBets(loaded);
  useNewBets(filter);
  const live = useBetTotals(
    filter,
    loaded.some(({ status }) => status === 'OPEN'),
  );
  const totals = live ?? history.totals;
  useBusinessReady(history.nodes !== undefined || history.isFailed);
  const tab = (status: (typeof CHOICES.status)[number] | undefined, label: string) => ({
    label,
    current: chosen.status === status,
    href: withQuery(hrefTo(locale, 'sports-bets'), {
      ...historyRangeQuery(historyRange),
      status,
      result: status === 'OPEN' ? undefined : chosen.result,
      sport: chosen.sport,
    }),
  });
  return (
    <Page>
      <div className={css.content}>
        <BackLink href={hrefTo(locale, 'sports')}>{text(messages.back)}</BackLink>
        <div className={css.head}>
          <Heading level={1}>{text(bet.title)}</Heading>
          <OddsFormatMenu />
        </div>
        <TabLinks
          label={text(bet.title)}
          links={[
            tab(undefined, text(messages.all)),
            tab('OPEN', text(bet.open)),
            tab('SETTLED', text(bet.settled)),
          ]}
        />
        <HistoryList
          selection={selection}
          history={history}
          texts={{
            failed: text(bet.failed),
            failedHint: text(messages.failedHint),
            empty: text(messages.empty),
            emptyHint: text(messages.emptyHint),
          }}
          filters={[
            {
              name: 'sport',
              label: text(messages.sport),
              allLabel: text(messages.allSports),
              options: CHOICES.sport.map((value) => ({ value, label: text(SPORT_NAMES[value]) })),
            },
            ...(chosen.status === 'OPEN'
              ? []
              : [
                  {
                    name: 'result',
                    label: text(messages.result),
                    allLabel: text(messages.allResults),
                    options: CHOICES.result.map((value) => ({
                      value,
                      label: text(value === 'VOID' ? bet.returned : bet[value]),
                    })),
                  },
                ]),
          ]}
          totals={[
            { label: text(messages.bets), count: totals?.bets },
            ...SUMS.map((sum) => ({
              label: text(messages[sum]),
              amount: totals && { minor: totals[sum], currency: totals.currency },
            })),
          ]}
          exports={{
            of: 'sports-bets',
            only: { status: outcomes, sport: chosen.sport === undefined ? null : [chosen.sport] },
          }}
        >
          {(bets) => <Cards bets={bets} />}
        </HistoryList>
      </div>
    </Page>
  );
}

function Cards({ bets }: { readonly bets: readonly PlacedBetFragment[] }) {
  const matches = useLiveMatches(bets);
  const offers = useCashOuts(bets.filter(({ status }) => status === 'OPEN').map(({ id }) => id));
  return (
    <div className={css.list}>
      {bets.map((bet) => (
        <BetCard key={bet.id} bet={bet} offer={offers.get(bet.id)} matches={matches} level={2} />
      ))}
    </div>
  );
}
