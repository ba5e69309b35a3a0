import { useDates, useText } from '@foyer/i18n';
import { RACING, type BetSportId } from '@foyer/kernel/sports-contests';
import { useServices } from '@foyer/platform';
import { Link } from '@foyer/ui';
import { useCountryName } from '../../../components/country-name/useCountryName.ts';
import { SPORT_NAMES } from '../../../components/sport-icon/sportNames.messages.ts';
import { SportIcon } from '../../../components/sport-icon/SportIcon.tsx';
import { messages as races } from '../../contests/nextRaces.messages.ts';
import { useDayName } from '../../days/useDayName.ts';
import type { Found } from '../boardSearch.ts';
import * as icon from '../../../components/sport-icon/SportIcon.css.ts';
import { hrefOfFound } from './hrefOfFound.ts';
import * as css from './SearchBox.css.ts';
import { messages } from './SearchBox.messages.ts';

/** One search result: its name as a link, and below it where it belongs. */
export function ResultRow({ found }: { readonly found: Found }) {
  const { locale } = useServices();
  const { name, detail } = useTexts(found);
  return (
    <li className={css.result}>
      <FoundIcon sport={sportOf(found)} />
      <div>
        <Link href={hrefOfFound(locale, found)} tone="plain">
          {name}
        </Link>
        {detail !== undefined && <div className={css.detail}>{detail}</div>}
      </div>
    </li>
  );
}

/** A horseshoe. */
const HORSESHOE = 'M8 3v9a4 4 0 0 0 8 0V3h4v9a8 8 0 0 1-16 0V3zM6 9h.01M18 9h.01M8 16h.01M16 16h.01';

/** The icon of racing is in this file, because the first page does not need it. */
function FoundIcon({ sport }: { readonly sport: BetSportId }) {
  if (sport !== RACING) return <SportIcon sport={sport} />;
  return (
    <svg className={icon.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={HORSESHOE} />
    </svg>
  );
}

function sportOf(found: Found): BetSportId {
  if (found.kind === 'sport') return found.sport;
  return 'contest' in found ? found.contest.competition.sport : found.competition.sport;
}

function useTexts(found: Found): { readonly name: string; readonly detail?: string } {
  const text = useText();
  const countryName = useCountryName();
  const dayName = useDayName();
  const { time } = useDates();
  if (found.kind === 'sport') return { name: text(SPORT_NAMES[found.sport]) };
  if ('contest' in found) {
    const { kind, competition, name, startsAt } = found.contest;
    if (kind === 'outright')
      return {
        name: competition.name,
        detail: `${text(races.outrights)} · ${text(SPORT_NAMES[competition.sport])}`,
      };
    const starts = `${dayName(startsAt)} ${time(startsAt)}`;
    return found.kind === 'runner'
      ? { name: found.runner.name, detail: `${competition.name} · ${starts}` }
      : { name: `${competition.name} · ${name}`, detail: `${text(SPORT_NAMES[RACING])} · ${starts}` };
  }
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
