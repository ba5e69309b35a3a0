import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { startUnits, UNITS_PER_CENT } from './pots/potModel.ts';
import { serveJackpot, type Listening, type ServedJackpot } from './testing/servedJackpot.ts';

const SID = 'a-session-id-that-cannot-be-guessed';
const INSTANCE = '/v1/pots/instances/source/site-wide-source/brand/op-a:aurora';
const EVENTS = '/v1/events/op-a/aurora';
const SUBSCRIBE = {
  type: 'SubscribeRequest',
  data: { events: [{ source: 'site-wide-source', event_type: '*' }] },
};
const optIn = (more: object = {}) => ({
  type: 'PlayerOptInRequest',
  data: { instance_id: 'site-wide-1', opt_in: true, contribution_value: '5', player_country: 'IE', ...more },
});

let jackpot: ServedJackpot;
beforeAll(async () => {
  jackpot = await serveJackpot();
}, DATABASE_START_MS);
afterAll(() => jackpot.close());
beforeEach(() => {
  jackpot.operator.sessions.set(SID, { brand: 'aurora', playerId: 'aino', currency: 'EUR' });
  jackpot.operator.choices.clear();
  jackpot.operator.blocks = [];
  jackpot.skew.milliseconds = 0;
});

const ticket = async (): Promise<string> =>
  String((await jackpot.request('/v1/tickets', { method: 'POST', bearer: `aino:${SID}` })).body['ticket']);
const listen = async (): Promise<Listening> =>
  jackpot.listen(`${EVENTS}?token=${await ticket()}&currency=EUR`);

describe('HTTP endpoints', () => {
  it('returns rates and pots without authentication', async () => {
    expect(await jackpot.request('/v1/currencies')).toMatchObject({
      status: 200,
      body: { multipliers: { EUR: 1, CAD: 1.52 } },
    });
    const { status, body } = await jackpot.request(INSTANCE);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'site-wide-1',
      pots: expect.arrayContaining([{ id: 'mega', current_value: expect.any(Number) }]),
    });
    expect(body).not.toHaveProperty('optin_status');
  });

  it('returns the caller’s own opt-in status, absent until the first choice', async () => {
    const bearer = `aino:${SID}`;
    expect(
      (await jackpot.request(`${INSTANCE}?player_id=aino:EUR:aurora&country_code=FI`, { bearer })).body,
    ).not.toHaveProperty('optin_status');
    jackpot.operator.choices.set('aino', { optedIn: true, shareBasisPoints: 1_000 });
    expect(
      (await jackpot.request(`${INSTANCE}?player_id=aino:EUR:aurora`, { bearer })).body['optin_status'],
    ).toEqual({
      opted_in: true,
      contribution_preferences: { EUR: '10' },
      preferred_contribution_value: '10',
    });
  });

  it.each([
    ['desktop', '0 0 1440 640'],
    ['mobile', '0 0 780 760'],
    ['logo', '0 0 160 160'],
    ['winner', '0 0 480 360'],
    ['portrait', undefined],
  ])('draws the picture %s in a box of %s', async (shape, box) => {
    const { status, body } = await jackpot.request(`/v1/pictures/${shape}.svg`);
    expect([status, /viewBox="([^"]+)"/.exec(String(body['text']))?.[1]]).toEqual([box ? 200 : 404, box]);
  });

  it.each<[what: string, path: string, bearer: string | undefined, brand: string, status: number]>([
    ['a player without a bearer', `${INSTANCE}?player_id=aino:EUR:aurora`, undefined, 'aurora', 401],
    ['a bearer of another session', INSTANCE, 'aino:another-session-id-0', 'aurora', 401],
    ['another player’s id with an own session', INSTANCE, `mart:${SID}`, 'aurora', 401],
    ['a bearer of no shape', INSTANCE, 'aino', 'aurora', 401],
    ['the status of another player', `${INSTANCE}?player_id=mart:EUR:aurora`, `aino:${SID}`, 'aurora', 404],
    [
      'an own session on another brand',
      '/v1/pots/instances/source/site-wide-source/brand/op-d:zephyra',
      `aino:${SID}`,
      'zephyra',
      401,
    ],
    ['another brand than the page’s', INSTANCE, undefined, 'zephyra', 404],
    [
      'a brand without the jackpot',
      '/v1/pots/instances/source/site-wide-source/brand/op-c:caravel',
      undefined,
      'caravel',
      404,
    ],
    ['another source', INSTANCE.replace('site-wide', 'hourly'), undefined, 'aurora', 404],
    ['an unknown path', '/v1/nothing', undefined, 'aurora', 404],
  ])('rejects %s', async (_what, path, bearer, brand, status) => {
    expect((await jackpot.request(path, { brand, ...(bearer === undefined ? {} : { bearer }) })).status).toBe(
      status,
    );
  });
});

describe('events socket', () => {
  it('sends growing pots to a visitor', async () => {
    const listening = await jackpot.listen(`${EVENTS}?currency=EUR`);
    listening.reply(SUBSCRIBE);
    const before = await listening.next('JackpotUpdate');
    jackpot.operator.waiting.push({
      id: 1,
      playerId: 'aino',
      brand: 'aurora',
      amountMinor: 1_000,
      currency: 'EUR',
      at: new Date().toISOString(),
    });
    await jackpot.publish('api.jackpot-contributed', { instanceId: 'site-wide-1' });
    const after = await listening.next('JackpotUpdate');
    const value = (update: Record<string, unknown>, id: string) =>
      (update['pots'] as { id: string; current_value: number }[]).find((pot) => pot.id === id)
        ?.current_value ?? Number.NaN;
    expect(value(before, 'mega')).toBe(startUnits('mega') / UNITS_PER_CENT);
    expect(value(after, 'mega') - value(before, 'mega')).toBe(400);
    expect(value(after, 'total') - value(before, 'total')).toBe(750);
    listening.close();
  });

  it('opts a player in and out and notifies the player’s other sockets', async () => {
    const [one, other] = [await listen(), await listen()];
    one.reply(optIn({ player_id: 'aino:EUR:aurora', brand_id: 'op-a:aurora' }));
    const status = {
      opted_in: true,
      contribution_preferences: { EUR: '5' },
      preferred_contribution_value: '5',
    };
    expect(await one.next('PlayerOptInResponse')).toEqual({
      instance_id: 'site-wide-1',
      optin_status: status,
      reasons: [],
    });
    expect(await other.next('PlayerOptInResponse')).toMatchObject({ optin_status: status });
    expect(jackpot.operator.choices.get('aino')).toEqual({ optedIn: true, shareBasisPoints: 500 });
    one.reply(optIn({ opt_in: false }));
    await one.next('PlayerOptInResponse');
    // notifications arrive after the answer: the sockets of the next test must not receive this one
    expect(await other.next('PlayerOptInResponse')).toMatchObject({ optin_status: { opted_in: false } });
    expect(jackpot.operator.choices.get('aino')).toEqual({ optedIn: false, shareBasisPoints: 500 });
    one.close();
    other.close();
  });

  it.each<[what: string, message: object, reason: string]>([
    ['another player', optIn({ player_id: 'mart:EUR:aurora' }), 'NOT_THIS_PLAYER'],
    ['a contribution that is no option', optIn({ contribution_value: '7' }), 'NOT_AN_OPTION'],
    ['other pots', optIn({ instance_id: 'other' }), 'UNKNOWN_INSTANCE'],
  ])('rejects an opt-in for %s', async (_what, message, reason) => {
    const listening = await listen();
    listening.reply(message);
    expect(await listening.next('PlayerOptInResponse')).toMatchObject({ reasons: [reason] });
    expect(jackpot.operator.choices.size).toBe(0);
    listening.close();
  });

  it('returns the operator’s refusal reasons and checks the session again', async () => {
    const listening = await listen();
    jackpot.operator.blocks = ['SELF_EXCLUDED'];
    listening.reply(optIn());
    expect(await listening.next('PlayerOptInResponse')).toMatchObject({ reasons: ['SELF_EXCLUDED'] });
    jackpot.operator.sessions.delete(SID);
    listening.reply(optIn());
    expect(await listening.next('PlayerOptInResponse')).toMatchObject({ reasons: ['SESSION_ENDED'] });
    expect(jackpot.operator.choices.size).toBe(0);
    listening.close();
  });

  it('rejects an opt-in without a ticket', async () => {
    const listening = await jackpot.listen(EVENTS);
    listening.reply(optIn({ player_id: 'aino:EUR:aurora' }));
    expect(await listening.next('PlayerOptInResponse')).toMatchObject({ reasons: ['NOT_SIGNED_IN'] });
    listening.close();
  });

  it('accepts a ticket once, within 30 s, on its own brand only', async () => {
    const used = await ticket();
    (await jackpot.listen(`${EVENTS}?token=${used}`)).close();
    await expect(jackpot.listen(`${EVENTS}?token=${used}`)).rejects.toThrow('401');
    await expect(
      jackpot.listen(`/v1/events/op-d/zephyra?token=${await ticket()}`, 'zephyra'),
    ).rejects.toThrow('401');
    const old = await ticket();
    jackpot.skew.milliseconds = 30_001;
    await expect(jackpot.listen(`${EVENTS}?token=${old}`)).rejects.toThrow('401');
    await expect(jackpot.listen(`${EVENTS}?token=aino:${SID}`)).rejects.toThrow('401');
  });

  it.each([
    ['a player', 'aino:EUR:aurora', () => listen()],
    ['a player who names another', 'mart:EUR:aurora', () => listen()],
    ['a visitor', undefined, () => jackpot.listen(EVENTS)],
  ])('lists no raffle tickets for %s while no raffle runs, and stays open', async (_who, player_id, open) => {
    const listening = await open();
    listening.reply({ type: 'PlayerRaffleTicketsRequest', data: { player_id, brand_id: 'op-a:aurora' } });
    expect(await listening.next('PlayerRaffleTicketsListResponse')).toEqual({ instance_tickets: [] });
    listening.reply(SUBSCRIBE);
    expect(await listening.next('JackpotUpdate')).toMatchObject({ id: 'site-wide-1' });
    listening.close();
  });

  describe('win that no page has shown', () => {
    const CONTEXT = { type: 'Context', data: { player_id: 'aino:EUR:aurora', unseen_wins: true } };

    async function store({ playerId = 'aino', isPaid = true } = {}): Promise<string> {
      const { rows } = await jackpot.pool.query<{ id: string }>(
        `with staked as (insert into jackpot.contribution (id, instance_id, player_id, brand, amount, currency, value, at)
           values ((select coalesce(max(id), 0) + 1 from jackpot.contribution), 'other', $1, 'aurora', 1, 'EUR', 1, now())
           returning id),
         won as (insert into jackpot.win (id, instance_id, pot_id, contribution_id, value, drawn, out_of, at)
           select gen_random_uuid(), 'site-wide-1', 'minor', id, 12300000, 0, 10, now() from staked returning id)
         insert into jackpot.payment (id, win_id, player_id, brand, amount, currency, paid_at)
           select gen_random_uuid(), id, $1, 'aurora', 1230, 'EUR', case when $2 then now() end from won returning id`,
        [playerId, isPaid],
      );
      return rows[0]?.id ?? '';
    }

    /** The wins that a new socket receives before the next answer. */
    async function winsOf(open: () => Promise<Listening>, context: object = CONTEXT) {
      const listening = await open();
      listening.reply(context);
      listening.reply(SUBSCRIBE);
      await listening.next('JackpotUpdate');
      const wins = listening.received.flatMap(({ type, data }) =>
        type === 'WinEvent' ? [data['win_id']] : [],
      );
      return { listening, wins };
    }

    it('is sent on each connection until a page confirms it', async () => {
      const id = await store();
      const first = await winsOf(listen);
      expect(first.wins).toEqual([id]);
      expect(first.listening.received.find(({ type }) => type === 'WinEvent')?.data).toMatchObject({
        player_id: 'aino:EUR:aurora',
        win_pot_id: 'minor',
        win_amount: 1_230,
        win_currency: 'EUR',
        community_winners: 1,
        credited: true,
      });
      first.listening.close();
      const second = await winsOf(listen);
      expect(second.wins).toEqual([id]);
      second.listening.reply({ type: 'WinSeen', data: { win_id: id } });
      second.listening.reply(SUBSCRIBE);
      await second.listening.next('JackpotUpdate');
      second.listening.close();
      expect((await winsOf(listen)).wins).toEqual([]);
    });

    it.each<
      [what: string, win: Parameters<typeof store>[0], open: () => Promise<Listening>, context: object]
    >([
      ['of another player', { playerId: 'mart' }, listen, CONTEXT],
      ['before it is paid', { isPaid: false }, listen, CONTEXT],
      ['to a visitor', {}, () => jackpot.listen(EVENTS), CONTEXT],
      ['to a page that does not confirm wins', {}, listen, { type: 'Context', data: {} }],
    ])('is not sent %s', async (_what, win, open, context) => {
      const id = await store(win);
      const { listening, wins } = await winsOf(open, context);
      expect(wins).not.toContain(id);
      listening.close();
    });

    it('is not confirmed by another player', async () => {
      const id = await store({ playerId: 'mart' });
      const { listening } = await winsOf(listen);
      listening.reply({ type: 'WinSeen', data: { win_id: id } });
      listening.reply(SUBSCRIBE);
      await listening.next('JackpotUpdate');
      const { rows } = await jackpot.pool.query('select seen_at from jackpot.payment where id = $1', [id]);
      expect(rows).toEqual([{ seen_at: null }]);
      listening.close();
    });
  });

  it('closes when the session is destroyed', async () => {
    const listening = await listen();
    await jackpot.publish('identity.session-destroyed', {
      brand: 'aurora',
      playerId: 'aino',
      sid: SID,
      reason: 'LOGGED_OUT',
    });
    expect(await listening.closed).toBe(4401);
  });

  it('opens no socket with a ticket of a destroyed session', async () => {
    const unused = await ticket();
    await jackpot.publish('identity.session-destroyed', {
      brand: 'aurora',
      playerId: 'aino',
      sid: SID,
      reason: 'BREAK_STARTED',
    });
    const tickets = () => jackpot.pool.query('select 1 from jackpot.ticket where sid = $1', [SID]);
    while ((await tickets()).rowCount !== 0);
    await expect(jackpot.listen(`${EVENTS}?token=${unused}&currency=EUR`)).rejects.toThrow('401');
  });

  it.each([
    ['an unknown message type', '{"type":"Other"}'],
    ['no JSON', 'hello'],
  ])('closes after %s', async (_what, message) => {
    const listening = await jackpot.listen(EVENTS);
    listening.reply(message);
    expect(await listening.closed).toBe(1008);
  });

  it.each([
    ['op-d/aurora', 'aurora'],
    ['op-a/aurora', 'zephyra'],
    ['op-c/caravel', 'caravel'],
  ])('answers 404 at %s for %s', async (path, brand) => {
    await expect(jackpot.listen(`/v1/events/${path}`, brand)).rejects.toThrow('404');
  });
});
