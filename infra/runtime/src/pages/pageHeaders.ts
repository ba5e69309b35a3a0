import { createHash } from 'node:crypto';
import { INLINE_SCRIPTS, SILENT_RENEWAL } from './inlineScripts.ts';

/** What the policy of one page depends on. */
export interface PolicySources {
  /** Fresh for each document, base64. */
  readonly nonce: string;
  /** Host header of the page, for its own sockets and files. */
  readonly host: string;
  readonly scheme: 'http' | 'https';
  readonly gamesOrigin: string;
  /** The payment provider's frame: the only place where a card number is typed. */
  readonly payOrigin: string;
}

/** Quick deposit opens over any page, so every page is a payment page: there is one policy, and no other for pages without money (ADR 0109). */
export function pagePolicy(sources: PolicySources): string {
  return `${ownPolicy(sources)}, ${filesPolicy(sources)}`;
}

/** Nothing runs that the nonce or a script with the nonce did not bring (requirements/reliability#browser-policies). */
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
    // 'self' is the silent sign-in, which runs in a frame of our own origin
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
 * A second policy, which a script has to pass as well: `strict-dynamic` lets our own code bring any address, and a nonce can be stolen.
 * This one knows files of releases, of which the edge serves none whose bytes were not signed, and the texts that stand in the document,
 * by their hash. No analytics, chat or recorder gets in by a mistake of a remote, in no browser and with no consent (requirements/reliability#payment-pages,
 * PCI DSS 6.4.3).
 */
function filesPolicy({ host, scheme }: PolicySources): string {
  return composePolicy({
    'script-src': [`${scheme}://${host}/assets/`, ...INLINE_HASHES].join(' '),
    'report-uri': '/csp-report',
    'report-to': 'csp',
  });
}

const INLINE_HASHES = INLINE_SCRIPTS.map(({ text }) => hashOf(text));

/** Of {@link SILENT_RENEWAL}'s document, which is the same for everybody: one text by its hash, in frames of our own pages, and nothing else. */
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

/** Everything off but what a game's frame and a copied code need. */
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

/** Every header of a document that security hangs on; the edge sends them, and the page check holds what arrives against them. */
export function documentHeaders(options: DocumentHeaders): Record<string, string> {
  const games = JSON.stringify(options.gamesOrigin);
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': options.policy,
    // no script runs without an integrity, whichever bundler loads it: the preset's own loader is not the only guard
    'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
    'reporting-endpoints': 'csp="/csp-report"',
    // bank and identity pop-ups keep their opener
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

/** Where the frames of other parties come from, unless a deployment says otherwise. */
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
