import type { LobbyBlock, LobbyPromotion } from '@foyer/market/content';

type BlockType = LobbyBlock['type'];

const TEXTS = { title: '', text: '', action: '' };
const PROMOTION = {
  title: '',
  text: '',
  callToActionType: 'PAGE_LINK',
  path: '/promotions/',
} as const satisfies Omit<LobbyPromotion, 'id'>;

/** A promotion to be completed. */
export const NEW_PROMOTION: LobbyPromotion = { id: '', ...PROMOTION };

/** A block of each type to be completed. */
const NEW_BLOCKS: { readonly [Type in BlockType]: (id: string) => LobbyBlock } = {
  TOP_GAMES: (id) => ({ type: 'TOP_GAMES', id, list: '' }),
  BANNER_GAME: (id) => ({ type: 'BANNER_GAME', id, ...TEXTS, studio: '' }),
  BANNER_MANUAL: (id) => ({ type: 'BANNER_MANUAL', id, ...TEXTS, path: '/' }),
  BANNER_EXTERNAL_LINK: (id) => ({ type: 'BANNER_EXTERNAL_LINK', id, ...TEXTS, url: 'https://' }),
  PROMOTION: (id) => ({ type: 'PROMOTION', id, ...PROMOTION }),
  PROMOTION_V2: (id) => ({ type: 'PROMOTION_V2', id, title: '', promotions: [NEW_PROMOTION] }),
  JACKPOT: (id) => ({ type: 'JACKPOT', id }),
  RAFFLE: (id) => ({ type: 'RAFFLE', id }),
  TOP_SPORTS: (id) => ({ type: 'TOP_SPORTS', id }),
};

export const BLOCK_TYPES = Object.keys(NEW_BLOCKS) as BlockType[];

/** The block with another type: values that both types have stay. */
export function withType(block: LobbyBlock, type: BlockType): LobbyBlock {
  const created = NEW_BLOCKS[type](block.id);
  const kept = Object.entries(block).filter(([name]) => name !== 'type' && name in created);
  return { ...created, ...Object.fromEntries(kept) };
}
