import type { IncomingHttpHeaders } from 'node:http';
import { FALLBACK_LOCALE, normaliseLocale } from '@foyer/links';
import {
  brandOfHost,
  DEFAULT_BRAND,
  isBrandId,
  protectionOf,
  type Brand,
  type BrandId,
  type Protection,
} from '@foyer/market';
import { CONTENT_PREVIEW_HEADER, type Clock, type FoyerSettings, type Pool } from '@foyer/runtime';
import type { Content } from '../../content/contentReader.ts';
import type { LiveContent } from '../../content/liveContent.ts';
import type { WalletState } from '../../ledger/wallet.ts';
import type { ReadSignedInPlayer } from '../../players/playerReader.ts';
import type { PlayerRow } from '../../players/playerRow.ts';
import type { TokenIdentity } from '../../sessions/tokenVerifier.ts';
import { failure } from './failure.ts';
import { hintsOf, type ClientHints } from './hints.ts';
import { siteOriginOf } from '../http/siteOrigin.ts';

const MAX_ADDRESS_LENGTH = 60;
const MAX_USER_AGENT_LENGTH = 300;

export interface ContextDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly settings: Pick<FoyerSettings, 'apiPort' | 'gatewayPort' | 'protectionMode' | 'siteAddress'>;
  readonly content: Pick<Content, 'preview'>;
  readonly readSignedInPlayer: ReadSignedInPlayer;
}

/** Context of a resolver. The player's identity is taken from the access token only. */
export interface ApiContext {
  /** The brand with its current toggles and A/B tests. */
  readonly brand: Brand;
  /** Content of the brand for this request, which may show the drafts of a staff preview. */
  readonly content: LiveContent;
  readonly protection: Protection;
  readonly identity: TokenIdentity | undefined;
  /** Country of the request as the gateway determined it, ISO 3166. */
  readonly country: string;
  readonly subDivision: string | undefined;
  /** From the request header (requirements/interfaces#main-api), else the brand's default. */
  readonly locale: string;
  readonly hints: ClientHints;
  /** Origin of the requesting page. */
  readonly pageOrigin: string;
  readonly visitor: Visitor;
  readonly traceId: string;
  /**
   * Cached per request.
   * @throws AuthenticationFailure for visitors.
   */
  signedIn(): Promise<SignedIn>;
}

/** The connection of a request as the gateway reports it. */
export interface Visitor {
  readonly from: { readonly address: string; readonly country: string; readonly userAgent: string };
  /** True for a connection through an anonymous network. */
  readonly isUnsafe: boolean;
}

export interface SignedIn {
  readonly identity: TokenIdentity;
  readonly player: PlayerRow;
  readonly wallet: WalletState;
}

export async function createContext(
  deps: ContextDeps,
  headers: IncomingHttpHeaders,
  identity: TokenIdentity | undefined,
): Promise<ApiContext> {
  const brandId = identity?.brand ?? brandOfHeaders(headers);
  const content = await deps.content.preview(brandId, single(headers[CONTENT_PREVIEW_HEADER]));
  const { brand } = content;
  let signedIn: Promise<SignedIn> | undefined;
  return {
    brand,
    content,
    protection: protectionOf(brand, deps.settings.protectionMode),
    identity,
    country: countryOf(headers, brand),
    subDivision: single(headers['x-sub-division'])?.toUpperCase(),
    locale: localeOf(headers, brand),
    hints: hintsOf(headers),
    pageOrigin: pageOriginOf(deps, headers, brandId),
    visitor: visitorOf(headers, countryOf(headers, brand)),
    traceId: traceIdOf(headers),
    signedIn: () => (signedIn ??= readSignedIn(deps, identity)),
  };
}

async function readSignedIn(deps: ContextDeps, identity: TokenIdentity | undefined): Promise<SignedIn> {
  if (!identity) throw failure('AuthenticationFailure');
  const found = await deps.readSignedInPlayer(identity.brand, identity.playerId);
  if (!found) throw failure('AuthenticationFailure');
  return { identity, ...found };
}

/** The gateway strips these headers from client requests and sets them itself. */
export function brandOfHeaders(headers: IncomingHttpHeaders): BrandId {
  const named = single(headers['brand']);
  return named !== undefined && isBrandId(named) ? named : DEFAULT_BRAND;
}

function countryOf(headers: IncomingHttpHeaders, brand: Brand): string {
  const country = single(headers['x-country'])?.toUpperCase();
  return country !== undefined && /^[A-Z]{2}$/.test(country) ? country : brand.homeCountry;
}

function localeOf(headers: IncomingHttpHeaders, brand: Brand): string {
  const requested = normaliseLocale(single(headers['locale']) ?? '');
  const known =
    brand.locales.find((setting) => setting.locale === requested) ??
    brand.locales.find((setting) => setting.isDefault);
  return known?.locale ?? FALLBACK_LOCALE;
}

function visitorOf(headers: IncomingHttpHeaders, country: string): Visitor {
  const address = single(headers['x-forwarded-for'])?.split(',', 1)[0]?.trim();
  return {
    from: {
      address: (address || 'unknown').slice(0, MAX_ADDRESS_LENGTH),
      country,
      userAgent: (single(headers['user-agent']) ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    },
    isUnsafe: single(headers['x-connection-risk']) === 'unsafe',
  };
}

/** Request id assigned by the gateway, so that one id finds the request in all logs. */
export function traceIdOf(headers: IncomingHttpHeaders): string {
  const id = single(headers['x-request-id']);
  return id !== undefined && /^[A-Za-z0-9_-]{8,64}$/.test(id) ? id : crypto.randomUUID();
}

/** The public origin that the browser used if it belongs to the brand, else the brand's own (setting). */
function pageOriginOf(deps: ContextDeps, headers: IncomingHttpHeaders, brand: BrandId): string {
  const scheme = single(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
  const host = single(headers['x-forwarded-host']) ?? single(headers.host) ?? '';
  const isBrandHost =
    /^[a-z0-9.-]+(:\d{1,5})?$/.test(host) &&
    brandOfHost(host) === brand &&
    !host.endsWith(`:${deps.settings.apiPort}`);
  return isBrandHost ? `${scheme}://${host}` : siteOriginOf(deps.settings, brand);
}

export function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
