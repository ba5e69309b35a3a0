import { contentOf, FEED, request } from './feedConnection.ts';

const HTTP_NOT_FOUND = 404;

/** The stream of the races, the outrights or contests, each after its sequence, or from a snapshot without one. */
export function contestsStream(
  states: readonly (readonly [name: string, after: number | undefined])[],
): string {
  const names = states.map(([name]) => name).join();
  return `${FEED}/contests/${names}/stream?after=${states.map(([, after]) => after).join()}`;
}

function contestsPath(name: string): string {
  return `${FEED}/contests/${encodeURIComponent(name)}`;
}

export function matchStream(id: string): string {
  return `${matchPath(id)}/stream`;
}

function matchPath(id: string): string {
  return `${FEED}/matches/${encodeURIComponent(id)}`;
}

/** Requests a match over HTTP; null when it is not offered. @throws when the request fails. */
export function readMatch(id: string): Promise<unknown> {
  return readKnown(matchPath(id));
}

/** Requests a competition with its season; null when it is unknown. @throws when the request fails. */
export function readCompetition(id: string): Promise<unknown> {
  return readKnown(`${FEED}/competitions/${encodeURIComponent(id)}`);
}

/** Requests the races, the outrights, or one contest; null when it is unknown. @throws when the request fails. */
export function readContests(name: string): Promise<unknown> {
  return readKnown(contestsPath(name));
}

async function readKnown(path: string): Promise<unknown> {
  const answer = await request(path);
  return answer.status === HTTP_NOT_FOUND ? null : contentOf(answer);
}

/** Requests earlier matches of both sides of a match. @throws when the request fails. */
export async function readHistory(id: string): Promise<unknown> {
  return contentOf(await request(`${matchPath(id)}/history`));
}

/** Requests the price of a bet builder with these parts; null when its match is not offered. @throws when the request fails. */
export function readBuilder(id: string, parts: string): Promise<unknown> {
  return readKnown(`${matchPath(id)}/builder?${new URLSearchParams({ parts }).toString()}`);
}

/** Requests the results of the last 24 hours. @throws when the request fails. */
export async function readResults(): Promise<unknown> {
  return contentOf(await request(`${FEED}/results`));
}
