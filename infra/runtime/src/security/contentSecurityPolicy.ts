import { createHash } from 'node:crypto';
import { INLINE_SCRIPTS, SILENT_RENEWAL } from './inlineScripts.ts';

/** Inputs of the content security policy of one page. */
export interface PolicySources {
  /** New for each document, base64. */
  readonly nonce: string;
  /** Host header of the page, to allow its own sockets and files. */
  readonly host: string;
  readonly scheme: 'http' | 'https';
  readonly gamesOrigin: string;
  /** Origin of the payment provider's frame, the only place where a card number is entered. */
  readonly payOrigin: string;
}

/**
 * Quick deposit can open on any page, so every page is a payment page and has the same policy (ADR 0109).
 */
export function pagePolicy(sources: PolicySources): string {
  return `${ownPolicy(sources)}, ${filesPolicy(sources)}`;
}

/**
 * Allows only scripts with the nonce and the scripts they load (requirements/reliability#browser-policies).
 */
function ownPolicy({ nonce, host, scheme, gamesOrigin, payOrigin }: PolicySources): string {
  const socket = `${scheme === 'https' ? 'wss' : 'ws'}://${host}`;
  return composePolicy({
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': `'self' data: blob: ${gamesOrigin}`,
    'font-src': "'self'",
    'connect-src': `'self' ${socket}`,
    'media-src': "'self'",
    'manifest-src': "'self'",
    // 'self' allows the silent sign-in, which runs in a frame of our own origin
    'frame-src': `'self' ${gamesOrigin} ${payOrigin}`,
    'form-action': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
    'report-uri': '/csp-report',
    'report-to': 'csp',
  });
}

/**
 * A second policy that scripts must satisfy too: `strict-dynamic` lets our own code load any address, and a
 * nonce can be stolen. This policy allows only release files, which the gateway serves only with signed
 * content, and the inline scripts of the document by their hash. It prevents remotes from loading
 * analytics, chat or recording scripts by mistake, in any browser and with any consent
 * (requirements/reliability#payment-pages, PCI DSS 6.4.3).
 */
function filesPolicy({ host, scheme }: PolicySources): string {
  return composePolicy({
    'script-src': [`${scheme}://${host}/assets/`, ...INLINE_HASHES].join(' '),
    'report-uri': '/csp-report',
    'report-to': 'csp',
  });
}

const INLINE_HASHES = INLINE_SCRIPTS.map(({ text }) => hashOf(text));

/**
 * Policy of the document of {@link SILENT_RENEWAL}, the same for all visitors: allows one inline script by
 * its hash and framing by our own pages, nothing else.
 */
export function silentRenewalPolicy(): string {
  return composePolicy({
    'default-src': "'none'",
    'script-src': hashOf(SILENT_RENEWAL.text),
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    'report-uri': '/csp-report',
    'report-to': 'csp',
  });
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export function composePolicy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Disables all features except those that a game frame or copying a code needs. */
const PERMISSIONS = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
  'browsing-topics=()',
  'publickey-credentials-get=(self)',
  'publickey-credentials-create=(self)',
];

export interface DocumentHeaders {
  readonly policy: string;
  readonly gamesOrigin: string;
  readonly referrer: 'strict-origin-when-cross-origin' | 'no-referrer';
  readonly frameable?: boolean;
}

/**
 * All security headers of a document. The gateway sends them, and the page check compares received
 * documents with them.
 */
export function documentHeaders(options: DocumentHeaders): Record<string, string> {
  const games = JSON.stringify(options.gamesOrigin);
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': options.policy,
    // scripts without integrity are blocked for every loader, not only for the preset's own
    'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
    'reporting-endpoints': 'csp="/csp-report"',
    // bank and identity pop-ups need their opener
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': [...PERMISSIONS, `autoplay=(self ${games})`, `fullscreen=(self ${games})`].join(
      ', ',
    ),
    'referrer-policy': options.referrer,
    'x-content-type-options': 'nosniff',
    ...(options.frameable === true ? {} : { 'x-frame-options': 'DENY' }),
    vary: 'accept-encoding',
  };
}

/** Frame origins of other parties; a deployment can override them. */
export function frameOrigins({
  gamesPort,
  paymentsPort,
}: {
  readonly gamesPort: number;
  readonly paymentsPort: number;
}): Pick<PolicySources, 'gamesOrigin' | 'payOrigin'> {
  return {
    gamesOrigin: `http://games.localhost:${gamesPort}`,
    payOrigin: `http://pay.localhost:${paymentsPort}`,
  };
}
