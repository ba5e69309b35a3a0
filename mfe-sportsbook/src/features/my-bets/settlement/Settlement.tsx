import { useMoney, useNumbers, useText, type Message } from '@foyer/i18n';
import { isFieldKind } from '@foyer/kernel/field';
import type { MarketKind } from '@foyer/kernel/markets';
import { SPORTS, type SportId } from '@foyer/kernel/sports-feed';
import { money } from '@foyer/money';
import { PartList } from '../../builder/PartList.tsx';
import { hasDraws, lineText } from '../../outcome/mainNames.ts';
import { fieldMarketName, marketName } from '../../outcome/marketNames.ts';
import { outcomeName } from '../../outcome/outcomeNames.ts';
import { useNameFormats } from '../../outcome/useNameFormats.ts';
import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';
import { legKey } from '../legKey.ts';
import { useBetDates } from '../useBetDates.ts';
import { explainBet, factorOf, type ExplainedFactor } from './explainBet.ts';
import * as css from './Settlement.css.ts';
import { messages } from './Settlement.messages.ts';

const WHOLE = 1_000;
const PERCENT = 100;
/** Above this number, only the lines with a payout are listed. */
const MAX_LISTED_LINES = 12;

/** The results, rules and arithmetic of a settled bet in words. */
export function Settlement({ bet }: { readonly bet: PlacedBetFragment }) {
  const text = useText();
  const write = useMoney();
  const { percent } = useNumbers();
  const { dateTime } = useBetDates();
  const factor = useFactor();
  const lines = explainBet(bet);
  const isEachWay = lines.some(({ part }) => part === 'PLACE');
  const listed = lines.length <= MAX_LISTED_LINES ? lines : lines.filter(({ returns }) => returns > 0);
  const stake = write(money(bet.stakePerLine - bet.cashedOutPerLine, bet.currency));
  return (
    <div className={css.parts}>
      <ol className={css.list}>
        {bet.legs.map((leg) => (
          <LegRule key={legKey(leg)} leg={leg} />
        ))}
      </ol>
      <ul className={css.list} aria-label={text(messages.lines)}>
        {listed.map(({ part = 'WIN', legs, factors, returns }) => (
          <li key={`${part} ${legs.join()}`} className={css.sum}>
            {isEachWay && `${text(part === 'WIN' ? messages.winPart : messages.placePart)} `}
            {[stake, ...factors.map(factor)].join(' × ')} = {write(money(returns, bet.currency))}
          </li>
        ))}
        {listed.length < lines.length && (
          <li className={css.muted}>{text(messages.more, { count: lines.length - listed.length })}</li>
        )}
      </ul>
      {bet.boost?.amount != null && (
        <p>
          {text(messages.boost, {
            percent: percent(bet.boost.percent / PERCENT),
            maximum: write(money(bet.boost.maximum, bet.currency)),
            amount: write(money(bet.boost.amount, bet.currency)),
          })}
        </p>
      )}
      {bet.cashedOut > 0 && (
        <p>{text(messages.cashedOut, { amount: write(money(bet.cashedOut, bet.currency)) })}</p>
      )}
      {bet.correctedAt !== null && (
        <p className={css.muted}>{text(messages.corrected, { at: dateTime(Date.parse(bet.correctedAt)) })}</p>
      )}
      {lines.length > 1 && (
        <p className={css.muted}>{text(messages.rounding, { unit: write(money(1, bet.currency)) })}</p>
      )}
    </div>
  );
}

function LegRule({ leg }: { readonly leg: PlacedBetFragment['legs'][number] }) {
  const formats = useNameFormats();
  const { text } = formats;
  const { dateTime } = useBetDates();
  const factor = useFactor();
  const { home, away, homeScore, awayScore, periods, kind, line, result, resultAt, voidReason } = leg;
  const sport = SPORTS.find((known) => known === leg.sport);
  const isField = isFieldKind(kind);
  const rule = (): string => {
    if (voidReason) return text(messages[voidReason]);
    if (isField) return text(kind === 'fieldWinner' ? messages.fieldWinner : messages.fieldPlace);
    return (kind === 'total' || kind === 'asianTotal') && line !== null
      ? text(messages.total, {
          total: (homeScore ?? 0) + (awayScore ?? 0),
          line: lineText(formats, line),
        })
      : text(ruleOf(kind, sport));
  };
  // a market of a half is decided by its score
  const parts =
    periods.length > 1 ? ` (${periods.map((part) => `${part.home}–${part.away}`).join(', ')})` : '';
  return (
    <li className={css.leg}>
      <span className={css.strong}>
        {homeScore === null ? `${home} – ${away}` : `${home} ${homeScore}–${awayScore} ${away}${parts}`}
      </span>
      {isField && <span>{`${fieldMarketName(text, kind)} · ${outcomeName(formats, leg, leg)}`}</span>}
      {isField && leg.finishers.length > 0 && (
        <span>
          {text(messages.finish, {
            runners: leg.finishers.map(({ name, position }) => `${position} ${name}`).join(', '),
          })}
        </span>
      )}
      {sport && kind !== 'winner' && kind !== 'builder' && !isField && (
        <span>{`${marketName(text, kind, sport, leg)} · ${outcomeName(formats, leg, leg)}`}</span>
      )}
      {leg.parts.length > 0 && <PartList parts={leg.parts} sport={sport} sides={leg} />}
      <Statistics leg={leg} />
      {resultAt && (
        <span className={css.muted}>
          {text(isField ? messages.fieldEnded : messages.ended, { at: dateTime(Date.parse(resultAt)) })}
        </span>
      )}
      <span>{rule()}</span>
      {isField && <FieldRules leg={leg} />}
      {result && (
        <span>
          {text(messages[result === 'PLACED' ? 'LOST' : result], { factor: factor(factorOf(leg) ?? WHOLE) })}
        </span>
      )}
      {result && leg.eachWay && (
        <span>{text(messages.placeResult, { factor: factor(factorOf(leg, 'PLACE') ?? WHOLE) })}</span>
      )}
    </li>
  );
}

/** Each-way terms, deductions and dead heats of a selection in a race or an outright, in words. */
function FieldRules({ leg }: { readonly leg: PlacedBetFragment['legs'][number] }) {
  const text = useText();
  const { percent } = useNumbers();
  const { eachWay, deduction, deadHeat, placeDeadHeat, result } = leg;
  const isWon = result === 'WON';
  return (
    <>
      {eachWay && <span>{text(messages.eachWay, { ...eachWay })}</span>}
      {deduction > 0 && <span>{text(messages.deduction, { percent: percent(deduction / PERCENT) })}</span>}
      {deadHeat && <span>{text(isWon ? messages.deadHeat : messages.placeDeadHeat, { ...deadHeat })}</span>}
      {placeDeadHeat && <span>{text(messages.placeDeadHeat, { ...placeDeadHeat })}</span>}
    </>
  );
}

/** The counts that decided a selection on goals, corners or cards. */
function Statistics({
  leg: { kind, parts, statistics },
}: {
  readonly leg: PlacedBetFragment['legs'][number];
}) {
  const text = useText();
  if (!statistics) return null;
  const { corners, cards, scorers } = statistics;
  const kinds = [kind, ...parts.map((part) => part.kind)];
  if (kinds.some((one) => COUNTS.includes(one)))
    return (
      <span>
        {text(messages.counts, {
          corners: `${corners.home}–${corners.away}`,
          cards: `${cards.home}–${cards.away}`,
        })}
      </span>
    );
  if (!kinds.some((one) => GOALS.includes(one))) return null;
  return (
    <span>
      {scorers.length > 0 ? text(messages.scorers, { names: scorers.join(', ') }) : text(messages.noGoals)}
    </span>
  );
}

function ruleOf(kind: MarketKind, sport: SportId | undefined): Message {
  if (kind === 'handicap' || kind === 'asianHandicap') return messages.handicap;
  if (kind === 'builder') return messages.builder;
  if (GOALS.includes(kind)) return messages.goalRule;
  if (COUNTS.includes(kind)) return messages.countRule;
  if (kind.startsWith('first') || kind.startsWith('second')) return messages.part;
  if (HALVES.includes(kind)) return messages.halves;
  if (sport && hasDraws(sport)) return messages.result;
  return kind === 'winner' ? messages.winner : messages.final;
}

const GOALS: readonly MarketKind[] = ['nextGoal', 'goalscorer', 'anytimeScorer'];
const COUNTS: readonly MarketKind[] = [
  'cornerWinner',
  'cornerTotal',
  'homeCornerTotal',
  'awayCornerTotal',
  'cardWinner',
  'cardTotal',
];

const HALVES: readonly MarketKind[] = [
  'halfTimeFullTime',
  'homeInBothHalves',
  'awayInBothHalves',
  'moreGoalsHalf',
];

/** Writes a factor without rounding it: in thousandths or half thousandths, or as its arithmetic. */
function useFactor(): (factor: ExplainedFactor) => string {
  const { decimals, percent } = useNumbers();
  const write = (thousandths: number): string =>
    decimals(thousandths / WHOLE, thousandths % 10 === 0 ? 2 : Number.isInteger(thousandths) ? 3 : 4);
  return (factor) => {
    if (typeof factor === 'number') return write(factor);
    const { terms, deadHeat } = factor;
    const winnings = [
      write(factor.winnings),
      ...(factor.percent < PERCENT ? [percent(factor.percent / PERCENT)] : []),
      ...(terms ? [`${terms.numerator}/${terms.denominator}`] : []),
    ].join(' × ');
    return `(1 + ${winnings})${deadHeat ? ` × ${deadHeat.places}/${deadHeat.tied}` : ''}`;
  };
}
