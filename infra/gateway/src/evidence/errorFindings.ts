import { withoutPersonalData } from '@foyer/kernel/error-envelope';
import type { ErrorCell } from '@foyer/runtime';
import { createHash } from 'node:crypto';
import type { TelemetryEvent } from '../reports/telemetryEvents.ts';

/** An error of a release without the visitor's brand and browser. */
export type FoundError = Omit<ErrorCell, 'brand' | 'browser' | 'first' | 'last' | 'count'>;

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/i;
const CODE = /^[A-Za-z][\w.-]{0,63}$/;
const FRAME = /^[\w-]{1,64}\/[\w-]{1,64}\/(?:[\w@.-]+\/)*[\w@.-]+\.js:\d{1,7}:\d{1,9}$/;
const SHELL = 'shell';
const MAX_FRAMES = 10;
const MAX_MESSAGE_LENGTH = 300;
const MAX_FRAME_LENGTH = 300;
const FINGERPRINT_LENGTH = 32;

/** Parts of a message that differ between equal errors; the cleaned message is stored as well as compared. */
const VARIABLE: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/https?:\/\/[^\s"')]+/g, '<address>'],
  [/"[^"]{1,100}"/g, '"…"'],
  [/“[^”]{1,100}”/g, '“…”'],
  [/\b0x[0-9a-f]+\b/gi, '<number>'],
  [/\b(?=[0-9a-f]*\d)[0-9a-f]{8,}\b/gi, '<id>'],
  [/\d+/g, '<number>'],
];

/** The error of a telemetry record, without personal data; undefined for other records. */
export function errorOf(event: TelemetryEvent): FoundError | undefined {
  const { type, release, detail = '', stack = '' } = event;
  const app = type === 'failed' ? (event['app'] ?? SHELL) : event['app'];
  const code = type === 'failed' ? event['area'] : event['code'];
  if (type !== 'failed' && type !== 'remote-failed') return undefined;
  if (typeof app !== 'string' || !NAME.test(app) || typeof release !== 'string' || !NAME.test(release))
    return undefined;
  if (typeof code !== 'string' || !CODE.test(code)) return undefined;
  const message = withoutVariables(String(detail));
  const frames = String(stack)
    .split(' ')
    .filter((frame) => frame.length <= MAX_FRAME_LENGTH && FRAME.test(frame))
    .slice(0, MAX_FRAMES);
  return { app, release, code, message, frames, fingerprint: fingerprintOf(app, code, message, frames) };
}

/** Two errors are one group when their code, message and topmost frame in the application are equal. */
function fingerprintOf(app: string, code: string, message: string, frames: readonly string[]): string {
  const top = frames.find((frame) => frame.startsWith(`${app}/`)) ?? frames[0] ?? '';
  return createHash('sha256')
    .update(JSON.stringify([code, message, top]))
    .digest('hex')
    .slice(0, FINGERPRINT_LENGTH);
}

export function withoutVariables(text: string): string {
  return VARIABLE.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    withoutPersonalData(text),
  )
    .replace(/<number>(?:[.,:]<number>)+/g, '<number>')
    .slice(0, MAX_MESSAGE_LENGTH);
}
