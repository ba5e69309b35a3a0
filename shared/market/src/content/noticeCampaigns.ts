import * as v from 'valibot';
import { countriesSchema, instantSchema } from './campaignValues.ts';
import { pathSchema, textKeySchema } from './contentValues.ts';

/** Notices that an operator shows for a time (requirements/screens#account-notices). */
export const CAMPAIGN_NOTICES = [
  'Content',
  'NovemberCampaign',
  'InstantBankingJackpot',
  'GermanyCloseDown',
] as const;
/** Players of a campaign: all players of the brand and its countries, or only those with its pop-up. */
export const CAMPAIGN_AUDIENCES = ['all', 'chosen'] as const;

const campaignSchema = v.pipe(
  v.strictObject({
    /** The pop-up that players dismiss; a campaign of the same id stays dismissed. */
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/, 'ID')),
    notice: v.picklist(CAMPAIGN_NOTICES),
    /** Null: players of all countries, by their registered country. */
    countries: v.nullable(countriesSchema),
    audience: v.picklist(CAMPAIGN_AUDIENCES),
    /** Null: the default text of the notice. */
    title: v.nullable(textKeySchema),
    text: v.nullable(textKeySchema),
    /** Locale-free path of the page that the notice links to. */
    path: v.nullable(pathSchema),
    startsAt: instantSchema,
    /** Null: until the campaign is removed. */
    endsAt: v.nullable(instantSchema),
  }),
  v.forward(
    v.check(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt, 'PERIOD'),
    ['endsAt'],
  ),
  v.forward(
    // a notice of kind `Content` has no default text
    v.check(({ notice, title }) => notice !== 'Content' || title !== null, 'TITLE_MISSING'),
    ['title'],
  ),
);

/** A campaign of a brand; texts are keys of the translations. */
export type NoticeCampaign = v.InferOutput<typeof campaignSchema>;

/** The notice campaigns of a brand. */
export const noticesSchema = v.pipe(
  v.array(campaignSchema),
  v.maxLength(50),
  v.check((campaigns) => new Set(campaigns.map(({ id }) => id)).size === campaigns.length, 'DUPLICATE'),
  v.readonly(),
);
