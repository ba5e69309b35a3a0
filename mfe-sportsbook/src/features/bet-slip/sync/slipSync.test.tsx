import { describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { answer, fakeServices, refuse, renderPiece, type GraphqlMock } from '@foyer/platform/testing';
import type { Selection } from '../../coupon/coupon.ts';
import type { CouponStore } from '../../coupon/createCouponStore.ts';
import { useCouponStore } from '../../coupon/useCoupon.ts';
import { PlayerSportsSlipDocument, SaveSportsSlipDocument } from './PlayerSlip.generated.ts';
import { reconcile } from './slipSync.ts';
import { SlipSync } from './SlipSync.tsx';

const selection = (event: string, change: Partial<Selection> = {}): Selection => ({
  event,
  kind: 'winner',
  line: null,
  outcome: 'home',
  price: 1_900,
  ...change,
});
const A = selection('a');
const B = selection('b');

describe('the slip of a device and the stored one', () => {
  it.each<[string, readonly Selection[], number | undefined, number, readonly Selection[], boolean]>([
    ['takes the stored slip when the device has none', [], undefined, 4, [B], true],
    ['takes a newer slip when the device did not change its slip', [A], 3, 4, [B], true],
    ['keeps the slip of the device when it is the stored one', [B], 4, 4, [B], true],
    ['keeps the slip of a visitor in front of the stored one', [A], undefined, 4, [A, B], false],
    ['merges a slip that is newer than the stored one', [A], 5, 4, [A, B], false],
  ])('%s', (_sentence, own, ownVersion, version, coupon, isStored) => {
    expect(reconcile(own, ownVersion, { version, selections: [B] })).toEqual({ coupon, isStored });
  });

  it('prefers the outcome of the device for the same market', () => {
    const draw = selection('b', { outcome: 'draw' });
    expect(reconcile([draw], undefined, { version: 1, selections: [B] }).coupon).toEqual([draw]);
  });

  it('keeps ten selections at most, those of the device first', () => {
    const own = Array.from({ length: 9 }, (_item, index) => selection(`own${index}`));
    const { coupon } = reconcile(own, undefined, { version: 1, selections: [A, B] });
    expect(coupon).toEqual([...own, A]);
  });
});

describe('SlipSync', () => {
  const stored = (version: number, ...selections: readonly Selection[]): GraphqlMock =>
    answer(PlayerSportsSlipDocument, {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        id: 'player',
        sportsSlip: {
          __typename: 'SportsSlip',
          version,
          selections: selections.map((one) => ({
            __typename: 'SportsSelection' as const,
            ...one,
            parts: [],
          })),
        },
      },
    });
  const saving = (saved: unknown[]): GraphqlMock =>
    answer(SaveSportsSlipDocument, ({ selections }) => {
      saved.push(selections);
      return {
        __typename: 'Mutation' as const,
        saveSportsSlip: { __typename: 'SportsSlip' as const, version: 8 },
      };
    });

  function mount(cookie: string, mocks: readonly GraphqlMock[]) {
    const services = fakeServices({ path: '/en/sports/' });
    services.storage.write('sportsCoupon', cookie);
    let store: CouponStore | undefined;
    const Exposed = () => {
      store = useCouponStore();
      return <SlipSync />;
    };
    renderPiece(<Exposed />, { services, mocks: [...mocks] });
    return {
      services,
      coupon: () => store as CouponStore,
      cookie: () => services.storage.read('sportsCoupon'),
    };
  }

  it('loads the slip of another device', async () => {
    const { cookie } = mount('', [stored(7, A)]);
    await waitFor(() => expect(cookie()).toBe('v7.a~w~~h~1900'));
  });

  it('stores the slip of a visitor who signed in, with the stored selections behind it', async () => {
    const saved: unknown[] = [];
    const { cookie } = mount('b~w~~h~1900', [stored(7, A), saving(saved)]);
    await waitFor(() => expect(cookie()).toBe('v8.b~w~~h~1900.a~w~~h~1900'));
    expect(saved).toEqual([[B, A]]);
  });

  it('stores a change during the first request together with the stored selections', async () => {
    const saved: unknown[] = [];
    const slip = stored(7, A);
    let deliver = (): void => undefined;
    const isDelivered = new Promise<void>((resolve) => (deliver = resolve));
    const late = {
      ...slip,
      respond: (variables: unknown) => isDelivered.then(() => slip.respond(variables)),
    };
    const { cookie, coupon } = mount('', [late, saving(saved)]);
    act(() => coupon().toggle(B));
    deliver();
    await waitFor(() => expect(cookie()).toBe('v8.b~w~~h~1900.a~w~~h~1900'));
    expect(saved).toEqual([[B, A]]);
  });

  it('keeps a selection removed that the player removed during the first request', async () => {
    const saved: unknown[] = [];
    const slip = stored(7, A, B);
    let deliver = (): void => undefined;
    const isDelivered = new Promise<void>((resolve) => (deliver = resolve));
    const late = {
      ...slip,
      respond: (variables: unknown) => isDelivered.then(() => slip.respond(variables)),
    };
    const { cookie, coupon } = mount('v7.a~w~~h~1900.b~w~~h~1900', [late, saving(saved)]);
    act(() => coupon().toggle(B));
    deliver();
    await waitFor(() => expect(cookie()).toBe('v8.a~w~~h~1900'));
    act(() => coupon().toggle(A));
    await waitFor(() => expect(cookie()).toBe('v8.'));
    expect(saved).toEqual([[A], []]);
  });

  it('reads the stored slip with the next change after a failure', async () => {
    const saved: unknown[] = [];
    const answers = [refuse(PlayerSportsSlipDocument, 'ServiceUnavailableFailure'), stored(7, A)];
    const inTurn = {
      ...stored(7, A),
      respond: (variables: unknown) => answers.shift()?.respond(variables) ?? { data: null },
    };
    const { cookie, coupon, services } = mount('', [inTurn, saving(saved)]);
    await waitFor(() => expect(services.telemetry.failed).toHaveBeenCalled());
    act(() => coupon().toggle(B));
    await waitFor(() => expect(cookie()).toBe('v8.b~w~~h~1900.a~w~~h~1900'));
    expect(saved).toEqual([[B, A]]);
  });

  it('keeps the slip of the device while the api does not answer', async () => {
    const { cookie, services } = mount('b~w~~h~1900', [
      refuse(PlayerSportsSlipDocument, 'ServiceUnavailableFailure'),
    ]);
    await waitFor(() => expect(services.telemetry.failed).toHaveBeenCalled());
    expect(cookie()).toBe('b~w~~h~1900');
  });
});
