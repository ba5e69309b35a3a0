import { defineMessages } from '@foyer/i18n';

/** Texts by code of the schemas; other problems are shown as the server sent them. */
export const messages = defineMessages({
  MARKUP: {
    id: 'console.content.problem.markup',
    defaultMessage: 'Texts are plain: remove the HTML.',
  },
  CONTROL_CHARACTER: {
    id: 'console.content.problem.controlCharacter',
    defaultMessage: 'Contains a control character. Type the text instead of pasting it.',
  },
  ARGUMENTS: {
    id: 'console.content.problem.arguments',
    defaultMessage: "Braces may contain only the name of a value, such as '{'amount'}'.",
  },
  TEXT_KEY: {
    id: 'console.content.problem.textKey',
    defaultMessage: 'A key has letters, digits, dots, hyphens and underscores.',
  },
  ID: {
    id: 'console.content.problem.id',
    defaultMessage: 'Use lower-case letters, digits and hyphens.',
  },
  PATH: {
    id: 'console.content.problem.path',
    defaultMessage: 'Must be a path of this site, starting with one slash.',
  },
  ADDRESS: {
    id: 'console.content.problem.address',
    defaultMessage: 'Must be a path of this site or an https address.',
  },
  HTTPS_ONLY: {
    id: 'console.content.problem.httpsOnly',
    defaultMessage: 'Must be an address that starts with https://.',
  },
  COLOR: { id: 'console.content.problem.color', defaultMessage: 'Is not a colour.' },
  NO_SUCH_PAGE: {
    id: 'console.content.problem.noSuchPage',
    defaultMessage: 'No page of the site has this path.',
  },
  NO_SUCH_TEXT: {
    id: 'console.content.problem.noSuchText',
    defaultMessage: 'No text has this key.',
  },
  DUPLICATE: {
    id: 'console.content.problem.duplicate',
    defaultMessage: 'Two items have the same ID or name.',
  },
  RELATED: {
    id: 'console.content.problem.related',
    defaultMessage: 'Two selections depend on each other, so that they cannot be combined.',
  },
  TOO_MANY: { id: 'console.content.problem.tooMany', defaultMessage: 'Has too many entries.' },
  NO_WEIGHT: {
    id: 'console.content.problem.noWeight',
    defaultMessage: 'At least one variant needs a weight above 0.',
  },
  MISSING_CURRENCY: {
    id: 'console.content.problem.missingCurrency',
    defaultMessage: 'The currency of the brand is missing.',
  },
  CURRENCY: {
    id: 'console.content.problem.currency',
    defaultMessage: 'A currency has three capital letters, such as EUR.',
  },
  UNKNOWN_SECTION: {
    id: 'console.content.problem.unknownSection',
    defaultMessage: 'This section does not exist.',
  },
  TIME: {
    id: 'console.content.problem.time',
    defaultMessage: 'Enter a date and a time in UTC.',
  },
  PERIOD: {
    id: 'console.content.problem.period',
    defaultMessage: 'The end must be after the start.',
  },
  TITLE_MISSING: {
    id: 'console.content.problem.titleMissing',
    defaultMessage: 'A notice of this kind needs the key of a title.',
  },
  COUNTRY: {
    id: 'console.content.problem.country',
    defaultMessage: 'A country has two capital letters, such as FI.',
  },
  UNKNOWN_COUNTRY: {
    id: 'console.content.problem.unknownCountry',
    defaultMessage: 'The brand has no registration in one of these countries.',
  },
  UNKNOWN_CONTRIBUTION: {
    id: 'console.content.problem.unknownContribution',
    defaultMessage: 'The jackpot service does not accept one of these contributions.',
  },
  MINIMUM: {
    id: 'console.content.problem.minimum',
    defaultMessage: 'Enter an amount, or select that there is no minimum.',
  },
  WAGERING_DAYS: {
    id: 'console.content.problem.wageringDays',
    defaultMessage: 'Enter the number of days for a wagering requirement. Leave it empty without one.',
  },
  OPT_IN_MISSING: {
    id: 'console.content.problem.optInMissing',
    defaultMessage: 'A reward is given to players who opt in.',
  },
  UNKNOWN_REWARD: {
    id: 'console.content.problem.unknownReward',
    defaultMessage: 'No reward has this ID.',
  },
  TERM_OF_REWARD: {
    id: 'console.content.problem.termOfReward',
    defaultMessage: 'Differs from the terms of the reward.',
  },
  WHOLE: { id: 'console.content.problem.whole', defaultMessage: 'Enter a whole number.' },
  POSITIVE: { id: 'console.content.problem.positive', defaultMessage: 'Enter a number above 0.' },
  NOT_NEGATIVE: {
    id: 'console.content.problem.notNegative',
    defaultMessage: 'Enter 0 or a higher number.',
  },
  TEXT_MISSING: { id: 'console.content.problem.textMissing', defaultMessage: 'Enter a text.' },
  ENTRY_MISSING: { id: 'console.content.problem.entryMissing', defaultMessage: 'Add at least one entry.' },
  NUMBER: { id: 'console.content.problem.number', defaultMessage: 'Enter a number.' },
  TOO_LONG: { id: 'console.content.problem.tooLong', defaultMessage: 'The text is too long.' },
  REWARD_MISSING: { id: 'console.content.problem.rewardMissing', defaultMessage: 'Choose a reward.' },
  TASK_MISSING: { id: 'console.content.problem.taskMissing', defaultMessage: 'Add at least one task.' },
  PRIZE_MISSING: { id: 'console.content.problem.prizeMissing', defaultMessage: 'Add at least one prize.' },
  STEP_MISSING: { id: 'console.content.problem.stepMissing', defaultMessage: 'Add at least one step.' },
  PLACES: {
    id: 'console.content.problem.places',
    defaultMessage: 'Prizes must cover the places from 1 without a gap.',
  },
  COMPLETIONS_MISSING: {
    id: 'console.content.problem.completionsMissing',
    defaultMessage: 'A mission that repeats after each completion needs a maximum.',
  },
  UNKNOWN_MISSION: {
    id: 'console.content.problem.unknownMission',
    defaultMessage: 'No mission has this ID.',
  },
  LOCKED_FOREVER: {
    id: 'console.content.problem.lockedForever',
    defaultMessage: 'The mission waits for itself and could never be opened.',
  },
  UNKNOWN_LEVEL: { id: 'console.content.problem.unknownLevel', defaultMessage: 'No level has this number.' },
  REGISTRATION_AFTER_END: {
    id: 'console.content.problem.registrationAfterEnd',
    defaultMessage: 'Registration must close before the tournament ends.',
  },
  PLAYERS_RANGE: {
    id: 'console.content.problem.playersRange',
    defaultMessage: 'The maximum of players is below the minimum.',
  },
  PAID_QUALIFICATION: {
    id: 'console.content.problem.paidQualification',
    defaultMessage: 'A tournament with an entry fee cannot have a qualifying level.',
  },
  DECIMAL: {
    id: 'console.content.problem.decimal',
    defaultMessage: 'Enter an amount such as 0.10.',
  },
  UNKNOWN_LIST: {
    id: 'console.content.problem.unknownList',
    defaultMessage: 'No list of games has this name.',
  },
  JSON: {
    id: 'console.content.problem.json',
    defaultMessage: 'Is not valid JSON: check commas, quotes and brackets.',
  },
  UNKNOWN_GAME: {
    id: 'console.content.problem.unknownGame',
    defaultMessage:
      'At least one of these games does not exist on this brand. Use the name in the address of the game.',
  },
  BELOW_START: {
    id: 'console.content.problem.belowStart',
    defaultMessage: 'The amount must be above the starting value of the pot.',
  },
  UNKNOWN_STUDIO: {
    id: 'console.content.problem.unknownStudio',
    defaultMessage:
      'At least one of these studios has no game on this brand. Use the name in the address of the studio.',
  },
  TIME_ZONE: {
    id: 'console.content.problem.timeZone',
    defaultMessage: 'No time zone has this name. Enter a name such as Europe/Helsinki.',
  },
  DAY: {
    id: 'console.content.problem.day',
    defaultMessage: 'Enter a date as yyyy-mm-dd, such as 2026-12-01.',
  },
  DAY_OF_YEAR: {
    id: 'console.content.problem.dayOfYear',
    defaultMessage: 'Enter month and day, such as 12-01.',
  },
  YEAR: { id: 'console.content.problem.year', defaultMessage: 'Enter a year from 2026.' },
  DOOR_MISSING: { id: 'console.content.problem.doorMissing', defaultMessage: 'Add at least one door.' },
  DOOR_WITHOUT_DAY: {
    id: 'console.content.problem.doorWithoutDay',
    defaultMessage: 'The calendar is shorter than its number of doors.',
  },
  RUNS_OVERLAP: {
    id: 'console.content.problem.runsOverlap',
    defaultMessage: 'Announcement, duration and display may take 365 days together.',
  },
  ODDS: {
    id: 'console.content.problem.odds',
    defaultMessage: 'The odds of all prizes must add up to 10,000 parts.',
  },
  LICENCE: {
    id: 'console.content.problem.licence',
    defaultMessage: 'The licence of this brand allows no prizes that are drawn by chance.',
  },
  UNKNOWN_CALENDAR: {
    id: 'console.content.problem.unknownCalendar',
    defaultMessage: 'No calendar has this ID.',
  },
  URGENCY: {
    id: 'console.content.problem.urgency',
    defaultMessage: 'The licence of the brand does not allow doors that close with their day.',
  },
  CALENDAR_RUNNING: {
    id: 'console.content.problem.calendarRunning',
    defaultMessage: 'A calendar that is announced or running cannot be removed. Set its last year instead.',
  },
  CALENDAR_ANNOUNCED: {
    id: 'console.content.problem.calendarAnnounced',
    defaultMessage:
      'Players have seen this since the announcement. It can change after the calendar has ended; the duration can be extended.',
  },
  DOOR_OPENED: {
    id: 'console.content.problem.doorOpened',
    defaultMessage: 'This door has opened. Every player must find the same in it.',
  },
  LEVEL_MISSING: { id: 'console.content.problem.levelMissing', defaultMessage: 'Add at least one level.' },
  LEVEL_NUMBERS: {
    id: 'console.content.problem.levelNumbers',
    defaultMessage: 'Levels are numbered from 1 without a gap.',
  },
  FIRST_LEVEL: {
    id: 'console.content.problem.firstLevel',
    defaultMessage: 'The first level must start at 0 points and must have no start time.',
  },
  NOT_ASCENDING: {
    id: 'console.content.problem.notAscending',
    defaultMessage: 'Enter more points than the level before.',
  },
  LEVEL_REMOVED: {
    id: 'console.content.problem.levelRemoved',
    defaultMessage: 'A published level cannot be removed: players may have reached it.',
  },
  LEVEL_REACHED: {
    id: 'console.content.problem.levelReached',
    defaultMessage:
      'The start of an active level cannot be moved to a later time: players may have reached it.',
  },
  RATE_TOO_HIGH: {
    id: 'console.content.problem.rateTooHigh',
    defaultMessage: 'The points are worth more than the stake.',
  },
  OUT_OF_RANGE: {
    id: 'console.content.problem.outOfRange',
    defaultMessage: 'This number is outside the allowed range.',
  },
  TOO_HIGH: { id: 'console.content.problem.tooHigh', defaultMessage: 'This number is too high.' },
  ODDS_TOO_LOW: {
    id: 'console.content.problem.oddsTooLow',
    defaultMessage: 'Enter decimal odds above 1.00.',
  },
  MATCH_MISSING: { id: 'console.content.problem.matchMissing', defaultMessage: 'Choose a match.' },
  MARKET_MISSING: { id: 'console.content.problem.marketMissing', defaultMessage: 'Choose a market.' },
  OUTCOME: {
    id: 'console.content.problem.outcome',
    defaultMessage: 'Choose an outcome of this market.',
  },
  SELECTIONS_MISSING: {
    id: 'console.content.problem.selectionsMissing',
    defaultMessage: 'Add at least two selections.',
  },
  MARKET_UNKNOWN: {
    id: 'console.content.problem.marketUnknown',
    defaultMessage: 'There is no market with this code.',
  },
});
