import type { BrandId } from '../brand.ts';
import { brands } from '../brands/brands.ts';
import { licences } from '../resolveMarket.ts';
import type { CalendarRule, DoorRewardRule } from './calendarRules.ts';

const DAY_MS = 86_400_000;
/** 1 December, in a leap year: `mm-dd` only. */
const FIRST_DAY = Date.UTC(2024, 11, 1);

const points = (amount: number): DoorRewardRule => ({ kind: 'points', points: amount });
const offer = (id: string): DoorRewardRule => ({ kind: 'offer', offer: id });
const NOTHING: DoorRewardRule = { kind: 'none' };
const free = (reward: DoorRewardRule) => ({ requirement: null, reward });

/** Doors of December, in order. Most ask for nothing; two ask for small stakes, two for a level. */
const DOORS: CalendarRule['doors'] = [
  free(points(20)),
  free(points(10)),
  free(NOTHING),
  free(points(15)),
  free(offer('calendar-bonus-5')),
  // Saint Nicholas
  free(offer('calendar-money-2')),
  free(points(10)),
  { requirement: { kind: 'wager', cents: 500 }, reward: offer('calendar-money-2') },
  free(NOTHING),
  free(points(20)),
  free(points(10)),
  { requirement: { kind: 'level', level: 2 }, reward: offer('calendar-bonus-5') },
  // Saint Lucy
  free(points(30)),
  free(points(10)),
  free(NOTHING),
  free(points(15)),
  { requirement: { kind: 'wager', cents: 500 }, reward: offer('calendar-money-2') },
  free(points(20)),
  free(points(10)),
  free(offer('calendar-bonus-5')),
  // winter solstice
  free(points(30)),
  { requirement: { kind: 'level', level: 3 }, reward: offer('calendar-money-5') },
  free(points(25)),
  free(offer('calendar-money-5')),
];

/**
 * Delivered seasonal calendars of a brand, until staff publish others. The address of the page stays the same every
 * year.
 *
 * @param daysEarlier - days by which they start earlier than on 1 December
 */
export function deliveredCalendars(brand: BrandId, daysEarlier = 0): readonly CalendarRule[] {
  return [
    {
      id: 'winter',
      name: 'calendar.winter.name',
      description: 'calendar.winter.description',
      timeZone: licences[brands[brand].licence].timeZone,
      startsOn: new Date(FIRST_DAY - daysEarlier * DAY_MS)
        .toISOString()
        .slice('yyyy-'.length, 'yyyy-mm-dd'.length),
      announcedDays: 30,
      // until New Year's Eve, so that no door requires a visit on its day
      lastsDays: 31,
      shownDays: 6,
      pastDoors: 'until-end',
      doors: DOORS,
    },
  ];
}
