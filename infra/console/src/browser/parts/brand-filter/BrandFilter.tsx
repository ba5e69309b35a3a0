import { useText } from '@foyer/i18n';
import { Select } from '@foyer/ui/forms';
import { ALL_BRANDS, brandTitle } from '../../model/names.ts';
import { EVERY_BRAND } from '../player-queue/usePlayerQueue.ts';
import { messages } from './BrandFilter.messages.ts';

interface BrandFilterProps {
  /** Translated. */
  readonly label: string;
  /** A brand, or {@link EVERY_BRAND}. */
  readonly value: string;
  onChange(brand: string): void;
}

/** Choice of one brand, or of all. */
export function BrandFilter({ label, value, onChange }: BrandFilterProps) {
  const text = useText();
  return (
    <Select
      label={label}
      value={value}
      options={[
        { value: EVERY_BRAND, label: text(messages.allBrands) },
        ...ALL_BRANDS.map((brand) => ({ value: brand, label: brandTitle(brand) })),
      ]}
      onChange={onChange}
    />
  );
}
