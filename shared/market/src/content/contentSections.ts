/**
 * The content of a brand that staff edit without a release: sections, their schemas and types. Not for the
 * player's pages, which receive the resulting values and no schema library (ADR 0207).
 * @packageDocumentation
 */
import * as v from 'valibot';
import { problemOf } from './contentProblem.ts';
import { calendarsSchema } from '../engagement/calendarRules.ts';
import { earningSchema } from '../engagement/earningRules.ts';
import type { EngagementBodies } from '../engagement/engagementCost.ts';
import { levelsSchema } from '../engagement/levelRules.ts';
import { miniGamesSchema } from '../engagement/miniGameRules.ts';
import { missionsSchema } from '../engagement/missionRules.ts';
import { shopSchema } from '../engagement/shopRules.ts';
import { tournamentsSchema } from '../engagement/tournamentRules.ts';
import { lobbySchema, type LobbyLayout } from './lobbySections.ts';
import { boostedCombinationsSchema, type BoostedCombination } from './boostedCombinations.ts';
import { boostedOddsSchema, type BoostedOdds } from './boostedOdds.ts';
import { boostsSchema, type SportsBoost } from './boosts.ts';
import { bonusTermsSchema, type BonusTerms } from './bonusTerms.ts';
import { CONTENT_SECTIONS, type ContentSection, type TextSection } from './sectionNames.ts';
import { noticesSchema, type NoticeCampaign } from './noticeCampaigns.ts';
import { promotionsSchema, type BrandPromotion } from './promotions.ts';
import { siteSchema, type SiteSettings } from './siteSettings.ts';
import {
  experimentsSchema,
  featuresSchema,
  flagsSchema,
  type BrandFeatures,
  type BrandFlags,
  type Experiments,
} from './switches.ts';
import { publishedThemesSchema, type PublishedThemes } from './themeSettings.ts';
import { textsSchema, type ContentTexts } from './translations.ts';
import { walletSchema, type WalletMinimums } from './walletMinimums.ts';

export type { BrandFeatures, BrandFlags, Experiments } from './switches.ts';
export { compiledFeatures, compiledFlags } from './switches.ts';
export {
  FUNDING_TYPES,
  JACKPOT_COLORS,
  LOGIN_FLOWS,
  type JackpotPalette,
  type SiteSettings,
} from './siteSettings.ts';
export { checkJackpotPalette } from './jackpotPalette.ts';
export type { ContentImage } from './contentValues.ts';
export {
  MENU_ICONS,
  type LobbyBlock,
  type LobbyLayout,
  type LobbyMenuEntry,
  type LobbyPromotion,
} from './lobbySections.ts';
export { ENGAGEMENT_PROVIDER, TRANSLATION_PREFIXES, type ContentTexts } from './translations.ts';
export { CAMPAIGN_AUDIENCES, CAMPAIGN_NOTICES, type NoticeCampaign } from './noticeCampaigns.ts';
export {
  PROMOTION_ACTIONS,
  PROMOTION_AUDIENCES,
  PROMOTION_MINIMUMS,
  type BrandPromotion,
} from './promotions.ts';
export { BONUS_GAME_KINDS, type BonusTerms } from './bonusTerms.ts';
export type { BoostedCombination } from './boostedCombinations.ts';
export type { BoostedOdds } from './boostedOdds.ts';
export type { SportsBoost } from './boosts.ts';
export type { WalletMinimums } from './walletMinimums.ts';
export { CONTENT_SECTIONS, type ContentSection } from './sectionNames.ts';
export { COST_RULES, PROTECTED_CONTENT, type ProtectedContent } from './protectedContent.ts';

/** Body of each section; those of the engagement service are its rules (ADR 0292). */
export interface ContentBodies extends Readonly<Record<TextSection, ContentTexts>>, EngagementBodies {
  readonly features: BrandFeatures;
  readonly flags: BrandFlags;
  readonly experiments: Experiments;
  /** A theme that is not listed keeps its compiled values. */
  readonly themes: PublishedThemes;
  readonly site: SiteSettings;
  readonly wallet: WalletMinimums;
  readonly lobby: LobbyLayout;
  readonly notices: readonly NoticeCampaign[];
  readonly promotions: readonly BrandPromotion[];
  readonly bonusTerms: BonusTerms;
  readonly boosts: readonly SportsBoost[];
  readonly boostedOdds: readonly BoostedOdds[];
  readonly boostedCombinations: readonly BoostedCombination[];
}

const SCHEMAS = {
  features: featuresSchema,
  flags: flagsSchema,
  experiments: experimentsSchema,
  themes: publishedThemesSchema,
  site: siteSchema,
  wallet: walletSchema,
  lobby: lobbySchema,
  notices: noticesSchema,
  promotions: promotionsSchema,
  bonusTerms: bonusTermsSchema,
  boosts: boostsSchema,
  boostedOdds: boostedOddsSchema,
  boostedCombinations: boostedCombinationsSchema,
  missions: missionsSchema,
  tournaments: tournamentsSchema,
  shop: shopSchema,
  calendars: calendarsSchema,
  miniGames: miniGamesSchema,
  levels: levelsSchema,
  earning: earningSchema,
} as const satisfies {
  readonly [Section in Exclude<ContentSection, TextSection>]: v.GenericSchema<
    unknown,
    ContentBodies[Section]
  >;
};

/** Returns the schema of a section's body. */
export function contentSchemaOf<Section extends ContentSection>(
  section: Section,
): v.GenericSchema<unknown, ContentBodies[Section]> {
  const name: ContentSection = section;
  const schema: v.GenericSchema = isTextSection(name) ? textsSchema : SCHEMAS[name];
  return schema as v.GenericSchema<unknown, ContentBodies[Section]>; // the schema of the named section
}

export function isContentSection(text: string): text is ContentSection {
  return (CONTENT_SECTIONS as readonly string[]).includes(text);
}

export function isTextSection(section: string): section is TextSection {
  return section.startsWith('texts/');
}

/** A place in a body that is not valid. */
export interface ContentProblem {
  /** Path of the invalid value: keys and indexes below the body; empty for the body itself. */
  readonly path: readonly string[];
  /** A code; the message of a check, in English, where only JSON can cause it. */
  readonly problem: string;
}

const MAX_PROBLEMS = 50;

/** Validates a body against the schema of its section. */
export function parseContent<Section extends ContentSection>(
  section: Section,
  body: unknown,
):
  | { readonly ok: true; readonly body: ContentBodies[Section] }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] } {
  const read = v.safeParse(contentSchemaOf(section), body);
  return read.success
    ? { ok: true, body: read.output }
    : {
        ok: false,
        problems: read.issues.slice(0, MAX_PROBLEMS).map((issue) => ({
          path: (issue.path ?? []).map(({ key }) => String(key)),
          problem: problemOf(issue),
        })),
      };
}
