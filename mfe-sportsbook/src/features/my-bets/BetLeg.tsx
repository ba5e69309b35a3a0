import { useNumbers, useText } from '@foyer/i18n';
import { isFieldKind } from '@foyer/kernel/field';
import { SPORTS } from '@foyer/kernel/sports-feed';
import { BoostedPrice } from '../boosted-odds/BoostedPrice.tsx';
import { PartList } from '../builder/PartList.tsx';
import { MatchClock } from '../outcome/MatchClock.tsx';
import { fieldMarketName, marketName } from '../outcome/marketNames.ts';
import { outcomeName } from '../outcome/outcomeNames.ts';
import { useNameFormats } from '../outcome/useNameFormats.ts';
import { useOdds } from '../odds/useOdds.ts';
import type { PlacedBetFragment } from '../placement/Placement.generated.ts';
import type { LiveMatch } from './live/useLiveMatches.ts';
import { useBetDates } from './useBetDates.ts';
import * as css from './MyBets.css.ts';
import { messages } from './MyBets.messages.ts';

const PERCENT = 100;

interface BetLegProps {
  readonly leg: PlacedBetFragment['legs'][number];
  /** The match in the feed; undefined when the feed does not have it. */
  readonly match?: LiveMatch | undefined;
  /** Shows the competition and the start, too. */
  readonly hasMatchDetails?: boolean;
}

/** A selection with its price and result; the score and the clock while its match is in play. */
export function BetLeg({ leg, match, hasMatchDetails = false }: BetLegProps) {
  const formats = useNameFormats();
  const { text } = formats;
  const { write } = useOdds();
  const { dateTime } = useBetDates();
  const { percent } = useNumbers();
  const sport = SPORTS.find((known) => known === leg.sport);
  return (
    <li className={css.leg}>
      <span className={css.choice}>{outcomeName(formats, leg, leg)}</span>
      <span className={css.price}>
        {leg.regularPrice === null ? (
          write(leg.price)
        ) : (
          <BoostedPrice price={leg.price} regular={leg.regularPrice} />
        )}
      </span>
      <span className={css.muted}>
        {isFieldKind(leg.kind)
          ? `${fieldMarketName(text, leg.kind)} · `
          : sport && leg.parts.length === 0 && `${marketName(text, leg.kind, sport, leg)} · `}
        {`${leg.home} – ${leg.away}`}
      </span>
      <span className={css.result}>
        {leg.result ? `${text(messages[leg.result])}` : text(messages.OPEN)}
        {leg.homeScore !== null && ` · ${leg.homeScore}–${leg.awayScore}`}
        {leg.deduction > 0 && ` · ${text(messages.deduction, { percent: percent(leg.deduction / PERCENT) })}`}
      </span>
      {leg.parts.length > 0 && <PartList parts={leg.parts} sport={sport} sides={leg} />}
      {leg.eachWay && <span className={css.details}>{text(messages.eachWay, { ...leg.eachWay })}</span>}
      {leg.finishers.length > 0 && <span className={css.details}>{finishText(leg)}</span>}
      {hasMatchDetails && (
        <span className={css.details}>{`${leg.competition} · ${dateTime(Date.parse(leg.startsAt))}`}</span>
      )}
      {leg.result === null && match && sport && (
        <Progress match={match} sport={sport} hasStart={!hasMatchDetails} />
      )}
    </li>
  );
}

/** The first runners: "1 Silver Echo, 2 Amber Island". */
function finishText({ finishers }: PlacedBetFragment['legs'][number]): string {
  return finishers.map(({ name, position }) => `${position} ${name}`).join(', ');
}

function Progress({
  match,
  sport,
  hasStart,
}: {
  readonly match: LiveMatch;
  readonly sport: (typeof SPORTS)[number];
  /** False where the start is shown already. */
  readonly hasStart: boolean;
}) {
  const text = useText();
  const { deadline } = useBetDates();
  const { score } = match;
  if (match.phase === 'upcoming')
    return hasStart ? (
      <span className={css.details}>{text(messages.starts, { time: deadline(match.startsAt) })}</span>
    ) : null;
  return (
    <span className={css.progress}>
      {score && (
        <span className={css.score}>{text(messages.score, { home: score.home, away: score.away })}</span>
      )}
      <MatchClock event={match} sport={sport} />
    </span>
  );
}
