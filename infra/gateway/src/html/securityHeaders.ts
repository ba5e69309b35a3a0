import { randomBytes } from 'node:crypto';

const NONCE_BYTES = 18;

export function createNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64');
}

export interface PolicySources {
  readonly nonce: string;
  /** Host header of the page, for its own sockets. */
  readonly host: string;
  readonly scheme: 'http' | 'https';
  readonly gamesOrigin: string;
  /** The payment provider's frame: the only place where a card number is typed. */
  readonly payOrigin: string;
}

/** The policy of a page of the product: nothing runs that the nonce or a script with the nonce did not bring (reliability.md §1.5). */
export function pagePolicy({ nonce, host, scheme, gamesOrigin, payOrigin }: PolicySources): string {
  const socket = `${scheme === 'https' ? 'wss' : 'ws'}://${host}`;
  return policy({
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

/** For pages that hold text and nothing else. */
export function staticPolicy(nonce: string, extra: Readonly<Record<string, string>> = {}): string {
  return policy({
    'default-src': "'none'",
    'style-src': `'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...extra,
  });
}

function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives).map(([name, value]) => `${name} ${value}`).join('; ');
}

/** Everything off but what a game's frame and a copied code need. */
const PERMISSIONS = [
  'accelerometer=()', 'camera=()', 'display-capture=()', 'geolocation=()', 'gyroscope=()', 'magnetometer=()', 'microphone=()', 'midi=()',
  'payment=()', 'serial=()', 'usb=()', 'xr-spatial-tracking=()', 'browsing-topics=()', 'publickey-credentials-get=(self)', 'publickey-credentials-create=(self)',
];

export function documentHeaders(options: { policy: string; gamesOrigin: string; referrer: 'strict-origin-when-cross-origin' | 'no-referrer'; frameable?: boolean }): Record<string, string> {
  const games = JSON.stringify(options.gamesOrigin);
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': options.policy,
    'reporting-endpoints': 'csp="/csp-report"',
    // bank and identity pop-ups keep their opener
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': [...PERMISSIONS, `autoplay=(self ${games})`, `fullscreen=(self ${games})`].join(', '),
    'referrer-policy': options.referrer,
    'x-content-type-options': 'nosniff',
    ...(options.frameable === true ? {} : { 'x-frame-options': 'DENY' }),
    vary: 'accept-encoding',
  };
}
