import type { BrandId } from '@foyer/market';
import type { BrandPromotion } from '@foyer/market/content';
import type { EditorProps } from '../editor.ts';

export interface PromotionFieldsProps extends EditorProps<BrandPromotion> {
  readonly brand: BrandId;
  /** Place in the list. */
  readonly index: number;
}
