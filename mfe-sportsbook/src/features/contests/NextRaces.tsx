import { useText } from '@foyer/i18n';
import { PageLink, useServices } from '@foyer/platform';
import { Section } from '@foyer/ui';
import { useOdds } from '../odds/useOdds.ts';
import { ContestList } from './contest-list/ContestList.tsx';
import { favouriteOf } from './contestWords.ts';
import { messages } from './nextRaces.messages.ts';
import * as css from './NextRaces.css.ts';
import { useContests } from './useContests.ts';

const SHOWN_RACES = 4;

/** The next races with their favourites; nothing while they are not known. */
export function NextRaces() {
  const text = useText();
  const { write } = useOdds();
  const { now } = useServices();
  const { state } = useContests('races');
  if (state.status !== 'ready') return null;
  const next = state.message.contests
    .filter(({ phase, startsAt }) => phase === 'upcoming' && startsAt > now())
    .slice(0, SHOWN_RACES);
  if (next.length === 0) return null;
  return (
    <Section title={text(messages.title)}>
      <ContestList label={text(messages.title)} contests={next}>
        {(contest) => {
          const favourite = favouriteOf(contest);
          return (
            favourite &&
            text(messages.favourite, { runner: favourite.runner.name, price: write(favourite.price) })
          );
        }}
      </ContestList>
      <p className={css.links}>
        <PageLink to="sports-racing">{text(messages.all)}</PageLink>
        <PageLink to="sports-outrights">{text(messages.outrights)}</PageLink>
      </p>
    </Section>
  );
}
