import * as v from 'valibot';
import { isCalendarDay } from '@foyer/kernel/calendar-day';
import { PAY_AND_PLAY_FLOWS } from '../payAndPlay.ts';
import { colorSchema, imageSchema, itemIdSchema, textKeySchema } from './contentValues.ts';

/** Login flows of requirements/entities#login-flows. */
export const LOGIN_FLOWS = ['Identity', 'Sms', ...PAY_AND_PLAY_FLOWS] as const;

/** Sources of wealth (requirements/entities#source-of-wealth). */
export const FUNDING_TYPES = [
  'Dividends',
  'Inheritance',
  'Other',
  'Salary',
  'SaleOfCompany',
  'SaleOfProperty',
] as const;

/** Highest raffle prize: €1,000,000. */
const MAX_PRIZE_CENTS = 100_000_000;

const image = v.nullable(imageSchema);
const text = v.nullable(textKeySchema);
const few = <const Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most), v.readonly());
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'COUNTRY'));
const decimal = v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,2})?$/, 'DECIMAL'));

const loyaltyPageSchema = v.strictObject({
  backgroundImage: image,
  backgroundDesktopImage: image,
  mainImage: image,
  mainDesktopImage: image,
  shopImage: image,
  shopDesktopImage: image,
  gamesImage: image,
  description: text,
  termsAndConditions: text,
  rankCards: few(
    v.strictObject({
      rank: textKeySchema,
      subtitle: text,
      logo: image,
      color: v.nullable(colorSchema),
      benefitsTitle: text,
      benefits: few(textKeySchema, 20),
    }),
    20,
  ),
  rewardCards: few(
    v.strictObject({ title: textKeySchema, description: text, image, color: v.nullable(colorSchema) }),
    20,
  ),
  steps: few(v.strictObject({ title: textKeySchema, subtitle: text, description: text, image }), 10),
});

/** Names of the colours of requirements/entities#site-settings, jackpotSettings.colorPalette. */
export const JACKPOT_COLORS = [
  'highlight',
  'background',
  'darkBackground',
  'backgroundGradient',
  'detailsContentBackground',
  'detailsBackground',
  'detailsModalBackground',
  'body',
  'backgroundContrast',
  'buttonBackground',
] as const;

/** Longest time of a pot: a year. */
const MAX_MUST_HIT_HOURS = 8_760;
/** Highest latest amount of a pot: €10,000,000. */
const MAX_MUST_HIT_CENTS = 1_000_000_000;

const upTo = (maximum: number) =>
  v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maximum)));
const mustHitSchema = v.strictObject({
  amountCents: upTo(MAX_MUST_HIT_CENTS),
  hours: upTo(MAX_MUST_HIT_HOURS),
});
const UNLIMITED = { amountCents: null, hours: null };

const jackpotSchema = v.strictObject({
  /** Null: the pictures of the jackpot service. */
  logo: image,
  winnerNotificationImage: image,
  desktopImage: image,
  mobileImage: image,
  /** Null: the colours of the theme. */
  colorPalette: v.nullable(
    v.strictObject(
      // `fromEntries` loses the types of the keys
      Object.fromEntries(JACKPOT_COLORS.map((name) => [name, colorSchema])) as Record<
        (typeof JACKPOT_COLORS)[number],
        typeof colorSchema
      >,
    ),
  ),
  enabledCommunity: v.boolean(),
  /** A subset of the options that the jackpot service accepts from the brand. */
  contributionOptions: few(decimal, 10),
  initialContributionValue: v.nullable(decimal),
  /** When each pot drops at the latest (ADR 0354). Absent from versions before this setting. */
  mustHitBy: v.optional(
    v.strictObject({
      mega: mustHitSchema,
      major: mustHitSchema,
      minor: mustHitSchema,
      shared: mustHitSchema,
    }),
    { mega: UNLIMITED, major: UNLIMITED, minor: UNLIMITED, shared: UNLIMITED },
  ),
  titleRows: few(textKeySchema, 10),
  subtitle: text,
  text,
  termsAndConditions: text,
});

const prizeList = few(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_PRIZE_CENTS)), 20);

const raffleSchema = v.strictObject({
  enabled: v.boolean(),
  raffles: few(
    v.strictObject({
      gameStudio: v.strictObject({ slug: itemIdSchema, raffleSpotlightImage: image }),
      /** First day in the licence's time zone; null: from now on. Absent from versions before the raffle service. */
      startsOn: v.optional(
        v.nullable(
          v.pipe(
            v.string(),
            v.check((day) => isCalendarDay(day), 'DAY'),
          ),
        ),
        null,
      ),
      /** Euro cents of each prize of a drop; a type without prizes has no drops. */
      prizes: v.optional(v.strictObject({ hourly: prizeList, daily: prizeList, weekly: prizeList }), {
        hourly: [],
        daily: [],
        weekly: [],
      }),
    }),
    60,
  ),
  pageMobileBackgroundImage: image,
  pageDesktopBackgroundImage: image,
  text,
  termsAndConditions: text,
});

/** Site settings (requirements/entities#site-settings); texts are keys of the translations. */
export const siteSchema = v.strictObject({
  flowSettings: v.strictObject({
    registrations: few(
      v.strictObject({
        countryCode: country,
        flow: v.picklist(LOGIN_FLOWS),
      }),
      300,
    ),
    login: v.picklist(LOGIN_FLOWS),
  }),
  gamificationSettings: v.strictObject({
    enabled: v.boolean(),
    loyaltyPage: v.nullable(loyaltyPageSchema),
    /** The brand's client at the engagement service; the service is closed without it. Absent from older versions. */
    clientId: v.optional(v.nullable(itemIdSchema)),
  }),
  fundingOptions: few(
    v.strictObject({
      id: v.picklist(FUNDING_TYPES),
      options: few(
        v.strictObject({
          title: textKeySchema,
          tooltip: text,
          /** Restricts the option to players of these countries; offered to all without them. */
          countries: v.optional(few(country, 300)),
        }),
        20,
      ),
    }),
    6,
  ),
  jackpotSettings: jackpotSchema,
  raffleSettings: raffleSchema,
  /** `visitors`: also visitors who are not signed in may chat. Absent from versions before this setting. */
  liveChat: v.optional(v.strictObject({ visitors: v.boolean() }), { visitors: false }),
});

export type SiteSettings = v.InferOutput<typeof siteSchema>;
/** Colours of the jackpot's page and widget. */
export type JackpotPalette = NonNullable<SiteSettings['jackpotSettings']['colorPalette']>;
