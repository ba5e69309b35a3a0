import { brands, BRANDS, licences, operators, type BrandId } from '@foyer/market';

export interface SisterCasino {
  readonly id: BrandId;
  readonly title: string;
  readonly company: string;
  readonly regulator: string;
  readonly licenceNumber: string;
  readonly href: string;
  /** True if the brand's licence allows players of this country. */
  readonly isOffered: boolean;
}

/**
 * Every other brand with the facts that players need; the host of another brand is this host with
 * that brand's label.
 */
export function sisterCasinos(current: BrandId, country: string, page: URL): readonly SisterCasino[] {
  return BRANDS.filter((id) => id !== current).map((id) => {
    const brand = brands[id];
    const licence = licences[brand.licence];
    return {
      id,
      title: brand.title,
      company: operators[brand.operator].company,
      regulator: licence.regulator,
      licenceNumber: licence.licenceNumber,
      href: addressOf(id, current, page),
      isOffered: brand.countries.includes(country),
    };
  });
}

function addressOf(id: BrandId, current: BrandId, page: URL): string {
  const labels = page.hostname.split('.');
  const isBare = !labels.includes(current);
  const host = isBare ? `${id}.localhost` : labels.map((label) => (label === current ? id : label)).join('.');
  return `${page.protocol}//${host}${page.port === '' ? '' : `:${page.port}`}/`;
}
