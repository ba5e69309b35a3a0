import type { DeviceStorage } from '@foyer/contract';
import { playRequestSchema, type PlayRequest } from '@foyer/kernel/mini-games';
import * as v from 'valibot';

/** A play that was sent and has no answer yet. */
export interface OpenPlay extends PlayRequest {
  readonly playerId: string;
}

type Storage = Pick<DeviceStorage, 'read' | 'write'>;

const NAME = 'openPlay';
const SEPARATOR = '|';

/** Remembers a play for this tab before it is sent, so that a repeat after a reload is the same play. */
export function rememberPlay(storage: Storage, play: OpenPlay): void {
  const { playerId, gameId, key, terms, commitment, points } = play;
  storage.write(NAME, [playerId, gameId, key, terms, commitment, points].join(SEPARATOR));
}

export function forgetPlay(storage: Storage): void {
  storage.write(NAME, '');
}

/** The player's play without an answer; undefined for another player's, and for anything else in the storage. */
export function readOpenPlay(storage: Storage, playerId: string | undefined): OpenPlay | undefined {
  const [owner, gameId, key, terms, commitment, points] = (storage.read(NAME) ?? '').split(SEPARATOR);
  if (playerId === undefined || owner !== playerId || points === undefined) return undefined;
  const read = v.safeParse(playRequestSchema, { gameId, key, terms, commitment, points: Number(points) });
  return read.success ? { playerId, ...read.output } : undefined;
}
