import { CommandFailure } from './failure.ts';

const AGO = /^(\d{1,4})\s*([mhd])$/;
const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Parses `30m`, `2h` or `3d` (ago), or an ISO 8601 date with time, into ISO 8601. @throws {@link
 * CommandFailure} for a malformed text or a time in the future.
 */
export function parseTime(text: string, now: number): string {
  const [, count, unit] = AGO.exec(text.trim()) ?? [];
  const at =
    count === undefined || unit === undefined ? Date.parse(text) : now - Number(count) * (UNIT_MS[unit] ?? 0);
  if (Number.isNaN(at) || at > now)
    throw new CommandFailure(
      'USAGE',
      `"${text}" is not a time in the past. Use 30m, 2h, 3d or 2026-11-22T10:00:00Z.`,
    );
  return new Date(at).toISOString();
}

/** Parses `30m`, `4h` or `2d` from now into ISO 8601. @throws {@link CommandFailure} for another text. */
export function parseDuration(text: string, now: number): string {
  const [, count, unit] = AGO.exec(text.trim()) ?? [];
  if (count === undefined || unit === undefined || Number(count) === 0)
    throw new CommandFailure('USAGE', `"${text}" is not a duration. Use 30m, 4h or 2d.`);
  return new Date(now + Number(count) * (UNIT_MS[unit] ?? 0)).toISOString();
}
