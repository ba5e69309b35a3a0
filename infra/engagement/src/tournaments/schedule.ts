import type { TournamentSeries, TournamentTerms } from '@foyer/market/engagement-rules';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAY_LENGTH = 10;

/** One run of a series. Times are milliseconds since the epoch; each span includes its start and excludes its end. */
export interface PlannedRun {
  readonly id: string;
  readonly series: string;
  readonly terms: TournamentTerms;
  readonly registrationFrom: number;
  readonly registrationTill: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly lateTill: number;
}

/** The runs of a brand's series that are announced at an instant and not over: open for registration, or later. */
export function plannedRuns(brand: string, series: TournamentSeries, now: number): readonly PlannedRun[] {
  const first = Date.parse(series.firstStart);
  const before = series.registrationBeforeMinutes * MINUTE_MS;
  if (now < first - before) return [];
  if (series.everyDays === null)
    return [runOf(brand, series, first)].filter(({ lateTill }) => now < lateTill);
  const every = series.everyDays * DAY_MS;
  const lasts = (series.lastsMinutes + series.lateMinutes) * MINUTE_MS;
  const oldest = Math.max(0, Math.floor((now - lasts - first) / every) + 1);
  const newest = Math.floor((now + before - first) / every);
  const last = series.lastStart == null ? Number.POSITIVE_INFINITY : Date.parse(series.lastStart);
  return Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, index) =>
    runOf(brand, series, first + (oldest + index) * every),
  ).filter(({ startsAt }) => startsAt < last);
}

/** The run of a series that is announced at an instant, otherwise the first one after it. */
export function runAfter(brand: string, series: TournamentSeries, now: number): PlannedRun {
  const [planned] = plannedRuns(brand, series, now);
  if (planned) return planned;
  const first = Date.parse(series.firstStart);
  const every = (series.everyDays ?? 0) * DAY_MS;
  const missed = every === 0 ? 0 : Math.max(0, Math.ceil((now - first) / every));
  return runOf(brand, series, first + missed * every);
}

function runOf(brand: string, series: TournamentSeries, startsAt: number): PlannedRun {
  const endsAt = startsAt + series.lastsMinutes * MINUTE_MS;
  return {
    id: `${brand}-${series.id}-${new Date(startsAt).toISOString().slice(0, DAY_LENGTH)}`,
    series: series.id,
    terms: series.terms,
    registrationFrom: startsAt - series.registrationBeforeMinutes * MINUTE_MS,
    registrationTill: startsAt + series.registrationAfterMinutes * MINUTE_MS,
    startsAt,
    endsAt,
    lateTill: endsAt + series.lateMinutes * MINUTE_MS,
  };
}
