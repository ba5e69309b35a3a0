import {
  isLineOf,
  MARKET_KINDS,
  outcomesOf,
  type MarketKind,
  type MarketSelection,
  type OutcomeId,
} from '@foyer/kernel/markets';

/** A selection with the price at the time it was selected. */
export interface Selection {
  readonly event: string;
  readonly kind: MarketKind;
  /** The line in hundredths; null where the market has none. */
  readonly line: number | null;
  readonly outcome: OutcomeId;
  /** Thousandths. */
  readonly price: number;
  /** Two to eight selections of the match; only a bet builder has them. */
  readonly parts?: readonly MarketSelection[];
}

export type Coupon = readonly Selection[];

/** Keeps the stored slip below the 256 characters at which the cookie jar cuts a value. */
export const MAX_SELECTIONS = 10;
/** The 256 characters less those of a version. */
const MAX_TEXT = 249;

/** Stored on devices: a code never changes its meaning. One letter each, because ten selections must fit. */
const KIND_CODES: Readonly<Record<MarketKind, string>> = {
  winner: 'w',
  doubleChance: 'd',
  drawNoBet: 'n',
  total: 't',
  asianTotal: 'a',
  homeTotal: 'h',
  awayTotal: 'v',
  handicap: 'p',
  asianHandicap: 's',
  bothScore: 'b',
  correctScore: 'c',
  oddEven: 'o',
  exactGoals: 'e',
  winningMargin: 'm',
  homeCleanSheet: 'k',
  awayCleanSheet: 'l',
  homeWinsToNil: 'y',
  awayWinsToNil: 'z',
  firstWinner: 'W',
  firstDoubleChance: 'D',
  firstDrawNoBet: 'N',
  firstTotal: 'T',
  firstBothScore: 'B',
  halfTimeFullTime: 'f',
  secondWinner: 'x',
  secondTotal: 'u',
  homeInBothHalves: 'H',
  awayInBothHalves: 'V',
  moreGoalsHalf: 'g',
  nextGoal: 'G',
  goalscorer: 'S',
  anytimeScorer: 'A',
  cornerWinner: 'C',
  cornerTotal: 'K',
  homeCornerTotal: 'I',
  awayCornerTotal: 'J',
  cardWinner: 'R',
  cardTotal: 'Q',
  builder: 'X',
  fieldWinner: 'F',
  fieldPlace: 'P',
};

/** Initials of the words of an outcome, unique within a market: `home-or-draw` is `h-o-d`. */
function outcomeCode(outcome: OutcomeId): string {
  return outcome.replace(/([a-z])[a-z]*/g, '$1');
}

/** Key of a selection: independent of its price. */
export function selectionKey({ event, kind, line, outcome, parts }: Omit<Selection, 'price'>): string {
  return `${event}~${KIND_CODES[kind]}~${line ?? ''}~${parts ? partsCode(parts) : outcomeCode(outcome)}`;
}

/** Parts of a bet builder in one order: `t*250*o_w**h`. */
function partsCode(parts: readonly MarketSelection[]): string {
  return parts
    .map(({ kind, line, outcome }) => `${KIND_CODES[kind]}*${line ?? ''}*${outcomeCode(outcome)}`)
    .sort()
    .join('_');
}

/**
 * Cookie format: event, kind, line, outcome and price, as in `hal73lk~w~~h~1950.hal73lm~t~250~o~1870`. A slip that is
 * stored for all devices has its version in front, as in `v1z.hal73lk~w~~h~1950`.
 */
export function writeCoupon(coupon: Coupon, version?: number): string {
  const selections = coupon.map((selection) => `${selectionKey(selection)}~${selection.price}`).join('.');
  const digits = version?.toString(VERSION_RADIX) ?? '';
  return digits === '' || digits.length > MAX_VERSION_DIGITS ? selections : `v${digits}.${selections}`;
}

const VERSION_RADIX = 36;
/** Keeps a full slip with its version below the 256 characters. */
const MAX_VERSION_DIGITS = 5;

/** The version in the cookie; undefined for a slip of this device only. */
export function readVersion(text: string | undefined): number | undefined {
  const digits = /^v([0-9a-z]{1,5})\./.exec(text ?? '')?.[1];
  return digits === undefined ? undefined : Number.parseInt(digits, VERSION_RADIX);
}

/** Parses the cookie; invalid selections are omitted. */
export function readCoupon(text: string | undefined): Coupon {
  const selections = (text ?? '').split('.').flatMap((part) => readSelection(part) ?? readOld(part) ?? []);
  return selections
    .filter(
      (selection, index) =>
        selections.findIndex((other) => selectionKey(other) === selectionKey(selection)) === index,
    )
    .slice(0, MAX_SELECTIONS);
}

const SELECTION = /^([a-z0-9]{1,16})~([A-Za-z])~(-?\d{1,6})?~([^~]{1,150})~(\d{4,6})$/;

function readSelection(text: string): Selection | undefined {
  const [, event, code, lineText, letters, price] = SELECTION.exec(text) ?? [];
  if (event === undefined) return undefined;
  if (code === KIND_CODES.builder) {
    const codes = letters?.split('_') ?? [];
    const parts = codes.flatMap((part) => {
      const [kind, at = '', outcome] = part.split('*');
      return readMarket(kind, at, outcome) ?? [];
    });
    return parts.length === codes.length && parts.length > 1
      ? { event, kind: 'builder', line: null, outcome: 'all', price: Number(price), parts }
      : undefined;
  }
  const market = readMarket(code, lineText ?? '', letters);
  return market && { event, ...market, price: Number(price) };
}

function readMarket(
  code: string | undefined,
  lineText: string,
  letters: string | undefined,
): MarketSelection | undefined {
  const kind = MARKET_KINDS.find((known) => KIND_CODES[known] === code);
  if (kind === undefined || kind === 'builder') return undefined;
  const line = lineText === '' ? null : Number(lineText);
  const outcome = outcomesOf(kind).find((known) => outcomeCode(known) === letters);
  return outcome && isLineOf(kind, line) ? { kind, line, outcome } : undefined;
}

const OLD_SELECTION = /^([a-z0-9]{1,16})-(?:([1x2])|([ou])(\d{1,5}))_(\d{4,6})$/;
const OLD_OUTCOMES: Readonly<Record<string, OutcomeId>> = {
  '1': 'home',
  x: 'draw',
  '2': 'away',
  o: 'over',
  u: 'under',
};

/** The format before lines became hundredths: `hal73lk-1_1950`, `hal73lm-o25_1870`. */
function readOld(text: string): Selection | undefined {
  const [, event, side, direction, tenths, price] = OLD_SELECTION.exec(text) ?? [];
  const outcome = OLD_OUTCOMES[side ?? direction ?? ''];
  if (event === undefined || outcome === undefined) return undefined;
  const kind = side === undefined ? 'total' : 'winner';
  const line = tenths === undefined ? null : Number(tenths) * 10;
  return isLineOf(kind, line) ? { event, kind, line, outcome, price: Number(price) } : undefined;
}

/**
 * Selecting again removes it; another outcome of the same market, with the same line, replaces it; a full slip accepts no more.
 */
export function toggleSelection(coupon: Coupon, selection: Selection): Coupon {
  const key = selectionKey(selection);
  if (coupon.some((other) => selectionKey(other) === key)) return removeSelection(coupon, key);
  const index = coupon.findIndex(
    ({ event, kind, line }) =>
      event === selection.event && kind === selection.kind && line === selection.line,
  );
  const next =
    index === -1
      ? [...coupon, selection]
      : coupon.map((other, position) => (position === index ? selection : other));
  return fits(next) ? next : coupon;
}

/** True for a slip that can be stored: ten selections, or fewer with bet builders. */
export function fits(coupon: Coupon): boolean {
  return coupon.length <= MAX_SELECTIONS && writeCoupon(coupon).length <= MAX_TEXT;
}

/**
 * The selections of one slip and those of another whose markets it does not have, as far as they fit.
 */
export function mergeCoupons(coupon: Coupon, other: Coupon): Coupon {
  const added = other.filter(
    ({ event, kind, line }) =>
      !coupon.some((own) => own.event === event && own.kind === kind && own.line === line),
  );
  return added.reduce<Coupon>((merged, one) => (fits([...merged, one]) ? [...merged, one] : merged), coupon);
}

export function removeSelection(coupon: Coupon, key: string): Coupon {
  return coupon.filter((selection) => selectionKey(selection) !== key);
}

/** Accepts the current price of a selection. */
export function acceptPrice(coupon: Coupon, key: string, price: number): Coupon {
  return coupon.map((selection) => (selectionKey(selection) === key ? { ...selection, price } : selection));
}
