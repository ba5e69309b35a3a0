import type { FeedHorse, SilkColour, SilkPattern } from '@foyer/kernel/sports-contests';
import { MAX_RUNNERS, RUNNERS, type RunnerId } from '@foyer/kernel/field';
import { DISTANCES, HORSE_NAMES, JOCKEYS, RACE_NAMES, type Racecourse } from '../../catalogue/racecourses.ts';
import type { Chance } from '../model/chance.ts';

const MINUTE = 60_000;
const ID_RADIX = 36;
const COLOURS: readonly SilkColour[] = [
  'red',
  'blue',
  'green',
  'yellow',
  'white',
  'black',
  'purple',
  'orange',
  'pink',
];
const PATTERNS: readonly SilkPattern[] = ['plain', 'hoops', 'halved', 'diamond'];
/** Spread of the strengths, as a logarithm. */
const SPREAD = 1.9;
const FORM_RACES = 5;
/** Positions behind the ninth are shown as 0. */
const MAX_SHOWN_POSITION = 9;

/** A scheduled race. */
export interface RaceFixture {
  readonly id: string;
  readonly course: Racecourse;
  readonly startsAt: number;
}

/** A horse in a race, with its chance against the others. */
export interface Entry {
  readonly id: RunnerId;
  readonly name: string;
  readonly weight: number;
  readonly horse: FeedHorse;
}

/** Facts about a race that are known from its announcement on. */
export interface RaceCard {
  readonly name: string;
  readonly distance: number;
  readonly isHandicap: boolean;
  readonly entries: readonly Entry[];
}

/** Races of a racecourse that start in [from, to), in order. */
export function racesBetween(course: Racecourse, from: number, to: number): readonly RaceFixture[] {
  const turnAt = (at: number): number =>
    Math.ceil((at - course.offsetMinutes * MINUTE) / (course.everyMinutes * MINUTE));
  const first = turnAt(from);
  return Array.from({ length: Math.max(0, turnAt(to) - first) }, (_, index) => raceOf(course, first + index));
}

/** The race of an id; undefined for an id that no race has. */
export function raceOfId(courses: readonly Racecourse[], id: string): RaceFixture | undefined {
  const course = courses.find((row) => id.startsWith(row.id));
  const turn = course && Number.parseInt(id.slice(course.id.length), ID_RADIX);
  if (!course || turn === undefined || !Number.isSafeInteger(turn)) return undefined;
  const race = raceOf(course, turn);
  return race.id === id ? race : undefined;
}

function raceOf(course: Racecourse, turn: number): RaceFixture {
  return {
    id: `${course.id}${turn.toString(ID_RADIX)}`,
    course,
    startsAt: (turn * course.everyMinutes + course.offsetMinutes) * MINUTE,
  };
}

/** Name, distance and runners of a race; they follow from its id. */
export function raceCardOf({ id, course }: RaceFixture, chance: Chance): RaceCard {
  const draw = chance.series(`${id}/card`);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(draw() * items.length)];
    if (item === undefined) throw new RangeError('nothing to choose from');
    return item;
  };
  const isHandicap = draw() < 0.5;
  const name = `${pick(RACE_NAMES)} ${isHandicap ? 'Handicap' : 'Stakes'}`;
  const distance = pick(DISTANCES);
  const [fewest, most] = course.runners;
  const count = Math.min(MAX_RUNNERS, fewest + Math.floor(draw() * (most - fewest + 1)));
  const firsts = shuffled(HORSE_NAMES.first, draw);
  const lasts = shuffled(HORSE_NAMES.last, draw);
  const jockeys = shuffled(JOCKEYS, draw);
  const entries = RUNNERS.slice(0, count).map((runner, index): Entry => {
    // a sum of uniform numbers is close to a normal one
    const strength = draw() + draw() + draw() - 1.5;
    const body = pick(COLOURS);
    return {
      id: runner,
      name: `${firsts[index]} ${lasts[index]}`,
      weight: Math.exp(SPREAD * strength),
      horse: {
        jockey: jockeys[index % jockeys.length] ?? '',
        silks: { body, trim: pick(COLOURS.filter((colour) => colour !== body)), pattern: pick(PATTERNS) },
        form: Array.from({ length: FORM_RACES }, () => formOf(strength, draw())),
      },
    };
  });
  return { name, distance, isHandicap, entries };
}

/** A position in an earlier race: stronger horses were often in front. */
function formOf(strength: number, drawn: number): number {
  const position = 1 + Math.floor((drawn * (2 - strength) * MAX_SHOWN_POSITION) / 2);
  return position > MAX_SHOWN_POSITION ? 0 : position;
}

function shuffled(items: readonly string[], draw: () => number): readonly string[] {
  return items
    .map((item) => ({ item, order: draw() }))
    .sort((left, right) => left.order - right.order)
    .map(({ item }) => item);
}
