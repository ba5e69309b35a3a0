const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

export interface Countdown {
  /** 0 where days are not shown: the hours contain them. */
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  /** `hh:mm:ss`; undefined without seconds. */
  readonly clock: string | undefined;
}

/**
 * The time left until an instant; zero after it.
 * @param showsDays - days are shown only for weekly drops (requirements/screens#raffle)
 * @param showsSeconds - false for licences that forbid time pressure (requirements/regulation#safe-forms): minutes are
 * rounded up
 */
export function countdown(until: number, now: number, showsDays: boolean, showsSeconds: boolean): Countdown {
  const unit = showsSeconds ? 1 : MINUTE_S;
  const left = Math.max(0, Math.ceil((until - now) / SECOND_MS / unit) * unit);
  const days = showsDays ? Math.floor(left / DAY_S) : 0;
  const rest = left - days * DAY_S;
  const [hours, minutes] = [Math.floor(rest / HOUR_S), Math.floor((rest % HOUR_S) / MINUTE_S)];
  const clock = [hours, minutes, rest % MINUTE_S].map((part) => String(part).padStart(2, '0')).join(':');
  return { days, hours, minutes, clock: showsSeconds ? clock : undefined };
}
