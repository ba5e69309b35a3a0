import { matchRoute } from '@foyer/links';
import * as v from 'valibot';
import { BRAND_TOGGLES } from '../licences/licenceFeatures.ts';
import { itemIdSchema, pathSchema, textKeySchema, webAddressSchema } from './contentValues.ts';

/** Icons of menu items. */
export const MENU_ICONS = [
  'home',
  'slots',
  'live',
  'table',
  'jackpot',
  'new',
  'hot',
  'star',
  'studio',
  'search',
  'promotion',
  'reward',
  'trophy',
  'raffle',
  'sport',
  'shield',
  'help',
  'profile',
  'wallet',
] as const;

const pagePath = v.pipe(
  pathSchema,
  v.check((path) => matchRoute(path.split('?')[0] ?? path) !== undefined, 'NO_SUCH_PAGE'),
);

const promotionEntries = {
  id: itemIdSchema,
  title: textKeySchema,
  /** The first line of the text is the description; each further line is a significant condition, and the card shows all of them. */
  text: textKeySchema,
  callToActionType: v.picklist(['DEPOSIT', 'PAGE_LINK']),
  /** Path of the full terms. */
  path: pagePath,
};
const promotionSchema = v.strictObject(promotionEntries);
const bannerEntries = { id: itemIdSchema, title: textKeySchema, text: textKeySchema, action: textKeySchema };

const blockSchema = v.variant('type', [
  v.strictObject({ type: v.literal('BANNER_GAME'), ...bannerEntries, studio: itemIdSchema }),
  v.strictObject({ type: v.literal('BANNER_MANUAL'), ...bannerEntries, path: pagePath }),
  v.strictObject({ type: v.literal('BANNER_EXTERNAL_LINK'), ...bannerEntries, url: webAddressSchema }),
  v.strictObject({ type: v.literal('JACKPOT'), id: itemIdSchema, title: v.optional(textKeySchema) }),
  v.strictObject({ type: v.literal('RAFFLE'), id: itemIdSchema, title: v.optional(textKeySchema) }),
  v.strictObject({ type: v.literal('TOP_SPORTS'), id: itemIdSchema, title: v.optional(textKeySchema) }),
  v.strictObject({ type: v.literal('PROMOTION'), ...promotionEntries }),
  v.strictObject({
    type: v.literal('PROMOTION_V2'),
    id: itemIdSchema,
    title: textKeySchema,
    promotions: v.pipe(v.array(promotionSchema), v.minLength(1), v.maxLength(20), v.readonly()),
  }),
  v.strictObject({ type: v.literal('TOP_GAMES'), id: itemIdSchema, list: itemIdSchema }),
]);

/** A promotion card of the lobby; texts are keys of the translations. */
export type LobbyPromotion = v.InferOutput<typeof promotionSchema>;
/** A block of the lobby, one of the types of requirements/entities#content-blocks; texts are keys. */
export type LobbyBlock = v.InferOutput<typeof blockSchema>;

const menuEntries = {
  id: itemIdSchema,
  label: textKeySchema,
  path: v.optional(pagePath),
  icon: v.picklist(MENU_ICONS),
  needsSignIn: v.optional(v.literal(true)),
  /** Omitted while this list has no game. */
  list: v.optional(itemIdSchema),
  /** Omitted where the brand has disabled this feature. */
  toggle: v.optional(v.picklist(BRAND_TOGGLES)),
  /** Omitted where the brand has no jackpot. */
  needsJackpot: v.optional(v.literal(true)),
};
const menuLinkSchema = v.strictObject(menuEntries);
const menuItemSchema = v.strictObject({
  ...menuEntries,
  items: v.optional(v.pipe(v.array(menuLinkSchema), v.maxLength(40), v.readonly())),
});

/** A menu item, with one level of items below it. */
export type LobbyMenuEntry = v.InferOutput<typeof menuItemSchema>;

/** The lobby from top to bottom, and the menu with the key lobbyMenu (requirements/routes#menus-and-live-chat). */
export const lobbySchema = v.strictObject({
  blocks: v.pipe(
    v.array(blockSchema),
    v.maxLength(60),
    v.check((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, 'DUPLICATE'),
    v.readonly(),
  ),
  menu: v.pipe(
    v.array(menuItemSchema),
    v.maxLength(30),
    v.check(
      (items) =>
        new Set(items.flatMap(({ id, items: below = [] }) => [id, ...below.map((item) => item.id)])).size ===
        items.reduce((sum, { items: below = [] }) => sum + 1 + below.length, 0),
      'DUPLICATE',
    ),
    v.readonly(),
  ),
});

export type LobbyLayout = v.InferOutput<typeof lobbySchema>;
