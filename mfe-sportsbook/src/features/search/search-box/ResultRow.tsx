import { useDates, useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Link } from '@foyer/ui';
import { useCountryName } from '../../../components/country-name/useCountryName.ts';
import { SPORT_NAMES } from '../../../components/sport-icon/sportNames.messages.ts';
import { SportIcon } from '../../../components/sport-icon/SportIcon.tsx';
import { useDayName } from '../../days/useDayName.ts';
import type { Found } from '../boardSearch.ts';
import { hrefOfFound } from './hrefOfFound.ts';
import * as css from './SearchBox.css.ts';
import { messages } from './SearchBox.messages.ts';

/** One search result: its name as a link, and below it where it belongs. */
export function ResultRow({ found }: { readonly found: Found }) {
  const { locale } = useServices();
  const { name, detail } = useTexts(found);
  return (
    <li className={css.result}>
      <SportIcon sport={found.kind === 'sport' ? found.sport : found.competition.sport} />
      <div>
        <Link href={hrefOfFound(locale, found)} tone="plain">
          {name}
        </Link>
        {detail !== undefined && <div className={css.detail}>{detail}</div>}
      </div>
    </li>
  );
}

function useTexts(found: Found): { readonly name: string; readonly detail?: string } {
  const text = useText();
  const countryName = useCountryName();
  const dayName = useDayName();
  const { time } = useDates();
  if (found.kind === 'sport') return { name: text(SPORT_NAMES[found.sport]) };
  const { name, sport, country } = found.competition;
  if (found.kind === 'competition')
    return {
      name,
      detail: text(messages.competition, { sport: text(SPORT_NAMES[sport]), country: countryName(country) }),
    };
  const { home, away, phase, startsAt } = found.event;
  return {
    name: `${home} – ${away}`,
    detail: text(messages.event, {
      competition: name,
      time: phase === 'upcoming' ? `${dayName(startsAt)} ${time(startsAt)}` : text(messages.live),
    }),
  };
}
