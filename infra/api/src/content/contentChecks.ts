import { matchRoute } from '@foyer/links';
import { brands, jackpotTermsOf, type BrandId } from '@foyer/market';
import { JACKPOT_POT_TERMS, JACKPOT_POTS } from '@foyer/market/jackpot-rules';
import {
  checkJackpotPalette,
  parseContent,
  type ContentBodies,
  type ContentProblem,
  type ContentSection,
} from '@foyer/market/content';
import { checkThemes, type ContrastFinding } from '@foyer/market/check-themes';
import {
  checkCalendars,
  checkLevels,
  checkMiniGames,
  checkMissions,
  checkShop,
  checkTournaments,
} from '../engagement/ruleChecks.ts';
import { checkPromotion } from '../promotions/promotionChecks.ts';
import { isGameListSlug } from '../games/gameLists.ts';
import type { ContentReferences } from './contentReferences.ts';

/** Validates a body: its schema, what it refers to, and what it changes of the live content. */
export function checkContent(
  brand: BrandId,
  section: ContentSection,
  body: unknown,
  references: ContentReferences,
):
  | { readonly ok: true; readonly body: ContentBodies[ContentSection] }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] } {
  const read = parseContent(section, body);
  if (!read.ok) return read;
  const problems = CHECKS[section]?.(brand, read.body, references) ?? [];
  return problems.length === 0 ? read : { ok: false, problems };
}

type Check = (
  brand: BrandId,
  body: ContentBodies[ContentSection],
  references: ContentReferences,
) => readonly ContentProblem[];

const CHECKS: Partial<Record<ContentSection, Check>> = {
  themes: checkOf<'themes'>((_brand, themes) =>
    checkThemes(themes).map((finding) => ({
      path: [finding.theme, finding.foreground],
      problem: describe(finding),
    })),
  ),
  wallet: checkOf<'wallet'>((brand, minimums) =>
    Object.hasOwn(minimums, brands[brand].currency)
      ? []
      : [{ path: [brands[brand].currency], problem: 'MISSING_CURRENCY' }],
  ),
  lobby: checkOf<'lobby'>((_brand, { blocks, menu }) => [
    ...blocks.flatMap((block, index) =>
      block.type === 'TOP_GAMES' && !isGameListSlug(block.list)
        ? [{ path: ['blocks', String(index), 'list'], problem: 'UNKNOWN_LIST' }]
        : [],
    ),
    ...menu.flatMap(({ list, items = [] }, index) => [
      ...(list !== undefined && !isGameListSlug(list)
        ? [{ path: ['menu', String(index), 'list'], problem: 'UNKNOWN_LIST' }]
        : []),
      ...items.flatMap((item, below) =>
        item.list !== undefined && !isGameListSlug(item.list)
          ? [{ path: ['menu', String(index), 'items', String(below), 'list'], problem: 'UNKNOWN_LIST' }]
          : [],
      ),
    ]),
  ]),
  notices: checkOf<'notices'>((_brand, campaigns) =>
    campaigns.flatMap(({ path }, index) =>
      path !== null && matchRoute(path.split('?')[0] ?? path) === undefined
        ? [{ path: [String(index), 'path'], problem: 'NO_SUCH_PAGE' }]
        : [],
    ),
  ),
  promotions: checkOf<'promotions'>((brand, promotions) =>
    promotions.flatMap((promotion, index) =>
      checkPromotion(brand, promotion).map(({ path, problem }) => ({
        path: [String(index), ...path],
        problem,
      })),
    ),
  ),
  missions: checkOf<'missions'>((_brand, missions, references) => checkMissions(missions, references)),
  tournaments: checkOf<'tournaments'>((_brand, series, references) => checkTournaments(series, references)),
  shop: checkOf<'shop'>((_brand, items, references) => checkShop(items, references)),
  calendars: checkOf<'calendars'>(checkCalendars),
  miniGames: checkOf<'miniGames'>(checkMiniGames),
  levels: checkOf<'levels'>((_brand, levels, references) => checkLevels(levels, references)),
  site: checkOf<'site'>((brand, { jackpotSettings, flowSettings, raffleSettings }, { studios }) => {
    const {
      contributionOptions: options,
      initialContributionValue: initial,
      colorPalette: palette,
    } = jackpotSettings;
    const accepted = jackpotTermsOf(brand)?.contributionOptions ?? [];
    const countries = flowSettings.registrations.map(({ countryCode }) => countryCode);
    return [
      // the jackpot service refuses every other contribution
      ...(options.every((option) => accepted.includes(option))
        ? []
        : [{ path: ['jackpotSettings', 'contributionOptions'], problem: 'UNKNOWN_CONTRIBUTION' }]),
      ...(initial === null || options.includes(initial)
        ? []
        : [{ path: ['jackpotSettings', 'initialContributionValue'], problem: 'UNKNOWN_CONTRIBUTION' }]),
      ...JACKPOT_POTS.flatMap((pot) => {
        const { amountCents } = jackpotSettings.mustHitBy[pot];
        return amountCents === null || amountCents > JACKPOT_POT_TERMS[pot].startCents
          ? []
          : [
              {
                path: ['jackpotSettings', 'mustHitBy', pot, 'amountCents'],
                problem: 'BELOW_START',
              },
            ];
      }),
      ...raffleSettings.raffles.flatMap(({ gameStudio: { slug } }, index) =>
        studios.has(slug)
          ? []
          : [
              {
                path: ['raffleSettings', 'raffles', String(index), 'gameStudio', 'slug'],
                problem: 'UNKNOWN_STUDIO',
              },
            ],
      ),
      // registration from other countries is refused by the identity service
      ...(countries.every((country) => brands[brand].countries.includes(country))
        ? []
        : [{ path: ['flowSettings', 'registrations'], problem: 'UNKNOWN_COUNTRY' }]),
      ...(palette === null ? [] : checkJackpotPalette(palette)).map(({ name, problem }) => ({
        path: ['jackpotSettings', 'colorPalette', name],
        problem,
      })),
    ];
  }),
};

function checkOf<Section extends ContentSection>(
  check: (
    brand: BrandId,
    body: ContentBodies[Section],
    references: ContentReferences,
  ) => readonly ContentProblem[],
): Check {
  return check as Check; // `CHECKS` names each check by its section
}

function describe({ foreground, background, ratio, minimum }: ContrastFinding): string {
  return `CONTRAST ${foreground} on ${background}: ${ratio.toFixed(2)}, minimum ${minimum}`;
}
