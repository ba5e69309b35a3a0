import { expect } from '@jest/globals';
import { callTyped } from '@foyer/runtime/service-calls';
import { signRequest } from '@foyer/runtime';
import { png } from '../../src/documents/inspection/documentFiles.fixture.ts';
import { executeGraphql } from '../graphqlClient.ts';
import { TEST_SECRETS, type TestApi } from '../testApi.ts';
import { openLedgerPlayer, type LedgerPlayer } from './ledgerWorld.ts';
import { openTestWithdrawal } from './paymentWorld.ts';

export interface Overview {
  readonly filesAhead: number | null;
  readonly reviewMinutes: number | null;
  readonly requests: readonly {
    readonly id: string;
    readonly kind: string;
    readonly fundingType: string | null;
    readonly reason: string;
    readonly comment: string | null;
    readonly status: string;
    readonly verifiedBy: string | null;
    readonly files: readonly {
      readonly id: string;
      readonly status: string;
      readonly refusal: string | null;
      readonly rejection: string | null;
      readonly comment: string | null;
    }[];
  }[];
}

export const REJECTED = { verdict: 'rejected', reason: 'Unreadable', comment: 'The lower half is dark.' };

/** Players who upload documents, and staff who review them, against the api that `api` returns. */
export function documentWorld(api: () => TestApi) {
  const tokenOf = ({ brand, playerId }: LedgerPlayer) =>
    api().identity.token({ brand, playerId, sid: `documents-${playerId}` });

  async function overviewOf(player: LedgerPlayer): Promise<Overview> {
    const { data, errors } = await executeGraphql(api(), {
      token: await tokenOf(player),
      brand: player.brand,
      query:
        '{ viewer { documents { filesAhead reviewMinutes requests { id kind fundingType reason comment status verifiedBy files { id status refusal rejection comment } } } } }',
    });
    expect(errors).toEqual([]);
    return (data?.['viewer'] as { documents: Overview }).documents;
  }

  async function requestOf(player: LedgerPlayer, kind: string) {
    const found = (await overviewOf(player)).requests.find(
      (one) => one.kind === kind && one.status === 'Open',
    );
    if (!found) throw new Error(`There is no open request for ${kind}.`);
    return found;
  }

  async function send(
    player: LedgerPlayer,
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: Buffer,
  ) {
    const response = await fetch(`${api().baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${await tokenOf(player)}`, brand: player.brand, ...headers },
      ...(body && { body: new Uint8Array(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      offset: response.headers.get('upload-offset'),
      body: (text === '' ? {} : JSON.parse(text)) as { code?: string; id?: string },
    };
  }

  const start = (player: LedgerPlayer, requestId: string, size: number) =>
    send(player, 'POST', '/uploads', { 'upload-length': String(size), 'upload-request': requestId });

  const append = (player: LedgerPlayer, id: string, offset: number, part: Buffer) =>
    send(
      player,
      'PATCH',
      `/uploads/${id}`,
      { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
      part,
    );

  /** Sends a whole file; returns the answer to its last part. */
  async function upload(player: LedgerPlayer, requestId: string, bytes: Buffer) {
    const { body } = await start(player, requestId, bytes.length);
    const id = body.id ?? '';
    return { id, ...(await append(player, id, 0, bytes)) };
  }

  function call<Body extends object = { outcome?: string; code?: string }>(path: string, body: object) {
    return callTyped<Body>({
      baseUrl: api().baseUrl,
      path: `/internal/documents${path}`,
      body,
      secret: TEST_SECRETS.internal,
      clock: Date.now,
    });
  }

  const verdict = (player: LedgerPlayer, fileId: string, change: object = {}) =>
    call('/verdict', {
      brand: player.brand,
      fileId,
      verdict: 'verified',
      document: 'passport',
      comment: null,
      staff: 'ann@staff.test',
      key: crypto.randomUUID(),
      ...change,
    });

  const wealth = (player: LedgerPlayer, change: object) =>
    call('/wealth', {
      brand: player.brand,
      playerId: player.playerId,
      comment: 'Deposits have grown.',
      staff: 'ann@staff.test',
      key: crypto.randomUUID(),
      ...change,
    });

  const withdraw = async (player: LedgerPlayer) =>
    (await openTestWithdrawal(api().pool, player, [2_000], Date.now())).code;

  const openPlayer = (brand: string) =>
    openLedgerPlayer(api().pool, { brand, fundsMinor: 5_000, at: Date.now() });

  async function verify(player: LedgerPlayer, kind: 'IDENTITY' | 'ADDRESS'): Promise<void> {
    const { id } = await upload(player, (await requestOf(player, kind)).id, png());
    const document = kind === 'IDENTITY' ? 'passport' : 'utility-bill';
    expect((await verdict(player, id, { document })).body).toEqual({ outcome: 'VERIFIED' });
  }

  async function open(player: LedgerPlayer, fileId: string, secret: string = TEST_SECRETS.internal) {
    const path = '/internal/documents/file';
    const body = JSON.stringify({ brand: player.brand, fileId, staff: 'ann@staff.test' });
    return fetch(`${api().baseUrl}${path}`, {
      method: 'POST',
      headers: signRequest(secret, { method: 'POST', path, body }, Date.now()),
      body,
    });
  }

  return {
    tokenOf,
    overviewOf,
    requestOf,
    send,
    start,
    append,
    upload,
    call,
    verdict,
    wealth,
    withdraw,
    openPlayer,
    verify,
    open,
  };
}
