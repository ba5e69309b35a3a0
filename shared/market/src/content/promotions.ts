import { matchRoute } from '@foyer/links';
import * as v from 'valibot';
import { countriesSchema, instantSchema } from './campaignValues.ts';
import { imageSchema, itemIdSchema, pathSchema, textKeySchema } from './contentValues.ts';

/** Players of a promotion: all, those without a completed deposit, those with at least one. */
export const PROMOTION_AUDIENCES = ['ALL', 'NEW', 'DEPOSITORS'] as const;
/** Kinds of the minimum amount of a promotion. */
export const PROMOTION_MINIMUMS = ['NONE', 'DEPOSIT', 'STAKE'] as const;
/** Targets of the button of a promotion. */
export const PROMOTION_ACTIONS = ['DEPOSIT', 'PAGE_LINK'] as const;

const MAX_WAGERING = 100;
const MAX_DAYS = 365;

/** Minor units of the brand's currency. */
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));
const maximum = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)));
const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DAYS));

const promotionSchema = v.pipe(
  v.strictObject({
    /** A player's opt-in belongs to the id. */
    id: itemIdSchema,
    title: textKeySchema,
    /** First line: description. Each further line is a paragraph of the details. */
    text: textKeySchema,
    image: v.nullable(imageSchema),
    audience: v.picklist(PROMOTION_AUDIENCES),
    /** Null: players of all countries, by their registered country. */
    countries: v.nullable(countriesSchema),
    /** Shown before its start from this time; null: from its start. */
    announcedAt: v.nullable(instantSchema),
    startsAt: instantSchema,
    /** Null: until it is removed. */
    endsAt: v.nullable(instantSchema),
    /** False: it applies without a choice of the player. */
    needsOptIn: v.boolean(),
    /** Reward offer that the player receives with the opt-in; null for none. */
    reward: v.nullable(itemIdSchema),
    // significant terms
    who: textKeySchema,
    minimumKind: v.picklist(PROMOTION_MINIMUMS),
    /** 0 without a minimum. */
    minimumAmount: amount,
    /** Multiple of the bonus; 0 without a wagering requirement. */
    wageringFactor: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_WAGERING)),
    /** Null: no maximum. */
    maximumStake: maximum,
    /** Null: no maximum. */
    maximumWin: maximum,
    /** Days after the opt-in in which the reward can be claimed, or in which the promotion can be used. */
    days,
    /** Days for the wagering requirement; null without one. */
    wageringDays: v.nullable(days),
    games: textKeySchema,
    callToActionType: v.picklist(PROMOTION_ACTIONS),
    /** Page that the button leads to. */
    path: pagePath(),
    /** Page with the full terms. */
    termsPath: pagePath(),
  }),
  v.forward(
    v.check(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt, 'PERIOD'),
    ['endsAt'],
  ),
  v.forward(
    v.check(({ announcedAt, startsAt }) => announcedAt === null || announcedAt <= startsAt, 'PERIOD'),
    ['announcedAt'],
  ),
  v.forward(
    v.check(
      ({ minimumKind, minimumAmount }) => (minimumKind === 'NONE') === (minimumAmount === 0),
      'MINIMUM',
    ),
    ['minimumAmount'],
  ),
  v.forward(
    v.check(
      ({ wageringFactor, wageringDays }) => (wageringFactor === 0) === (wageringDays === null),
      'WAGERING_DAYS',
    ),
    ['wageringDays'],
  ),
  v.forward(
    // a reward is given to players who chose the promotion
    v.check(({ reward, needsOptIn }) => reward === null || needsOptIn, 'OPT_IN_MISSING'),
    ['needsOptIn'],
  ),
);

/** A promotion of a brand with its six significant terms; texts are keys of the translations. */
export type BrandPromotion = v.InferOutput<typeof promotionSchema>;

/** The promotions of a brand. No promotion is valid without all significant terms. */
export const promotionsSchema = v.pipe(
  v.array(promotionSchema),
  v.maxLength(50),
  v.check((promotions) => new Set(promotions.map(({ id }) => id)).size === promotions.length, 'DUPLICATE'),
  v.readonly(),
);

function pagePath() {
  return v.pipe(
    pathSchema,
    v.check((path) => matchRoute(path.split('?')[0] ?? path) !== undefined, 'NO_SUCH_PAGE'),
  );
}
