import type * as Types from '@foyer/graphql/main';
import { languageName } from '@foyer/links';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { catalogueViewOf, type GameViewDeps } from '../games/catalogueView.ts';
import { viewJackpotSettings } from '../jackpots/jackpotSettings.ts';
import { rootParent, type RootParent } from './rootCountry.ts';
import { contentTerritories, type ContentArguments } from '../games/territories.ts';
import { viewLobbyBlocks, viewLobbyMenu } from './lobbyContent.ts';
import {
  viewFlowSettings,
  viewFundingOptions,
  viewGamificationSettings,
  viewRaffleSettings,
} from './siteSettings.ts';

const MAX_KEYS = 200;
const MAX_KEY_LENGTH = 120;

export function createContentResolvers(deps: GameViewDeps) {
  return {
    Query: {
      root: (_: unknown, args: Types.QueryrootArgs) => rootParent(args),
      public: () => ({}),
    },
    Root: {
      brand: (_: unknown, __: unknown, { brand }: ApiContext) => brand.id,
      siteTitle: (_: unknown, __: unknown, { brand }: ApiContext) => brand.title,
      license: (_: unknown, __: unknown, { brand }: ApiContext) => brand.licence,
      operator: (_: unknown, __: unknown, { brand }: ApiContext) => brand.operator,
      localeSettings: (_: unknown, __: unknown, { brand }: ApiContext) =>
        brand.locales.map(({ locale, isDefault }) => ({
          locale,
          isDefault,
          pathPrefix: locale,
          name: languageName(
            locale,
            brand.locales.map(({ locale: one }) => one),
          ),
        })),
      ts(_: unknown, { keys, locale }: Types.RoottsArgs, context: ApiContext) {
        if (keys.length > MAX_KEYS || keys.some((key) => key.length > MAX_KEY_LENGTH))
          throw failure('ValidationFailure', { reasons: ['TooMany'], keys: ['keys'] });
        return [...new Set(keys)].flatMap((key) => {
          const value = context.content.textOf(key, locale ?? context.locale);
          return value === undefined ? [] : [{ key, value }];
        });
      },
      flowSettings: ({ country }: RootParent, _: unknown, context: ApiContext) =>
        viewFlowSettings(context, country),
      gamificationSettings: (_: unknown, __: unknown, context: ApiContext) =>
        viewGamificationSettings(context),
      fundingOptions: ({ country }: RootParent, args: Types.RootfundingOptionsArgs, context: ApiContext) =>
        viewFundingOptions(context, rootParent({ countryCode: args.countryCode ?? null }).country ?? country),
      jackpotSettings: (root: RootParent, args: Types.RootjackpotSettingsArgs, context: ApiContext) =>
        viewJackpotSettings(context, contentTerritories(context, inCountry(root, args))),
      raffleSettings: (root: RootParent, args: Types.RootraffleSettingsArgs, context: ApiContext) =>
        viewRaffleSettings(context, catalogueViewOf(deps, context, inCountry(root, args)), deps.clock()),
      lobbyMenu: (_: unknown, { menuKey, locale }: Types.RootlobbyMenuArgs, context: ApiContext) =>
        viewLobbyMenu(catalogueViewOf(deps, context, { locale }), menuKey),
      lobbyContent: (
        _: unknown,
        { page, locale, currencyCode }: Types.RootlobbyContentArgs,
        context: ApiContext,
      ) => viewLobbyBlocks(catalogueViewOf(deps, context, { currencyCode, locale }), page ?? 'LOBBY'),
      personalized: (root: RootParent, args: Types.RootpersonalizedArgs, context: ApiContext) =>
        catalogueViewOf(deps, context, inCountry(root, args)),
    },
  };
}

/** The country argument of the field, else that of the root. */
function inCountry<Args extends ContentArguments>({ country }: RootParent, args: Args): Args {
  return args.ipCountryCode ? args : { ...args, ipCountryCode: country };
}
