import * as v from 'valibot';
import { invalid, type Routes } from '../server/http/route.ts';
import { transferFromHouse } from './developmentTransfer.ts';

const LARGEST_TRANSFER = 100_000_000;

const houseTransfer = v.object({
  brand: v.pipe(v.string(), v.maxLength(40)),
  email: v.pipe(v.string(), v.maxLength(254)),
  amountMinor: v.pipe(
    v.number(),
    v.safeInteger(),
    v.check((amount) => amount !== 0 && Math.abs(amount) <= LARGEST_TRANSFER),
  ),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
});

/** Development only: funds accounts without the cashier. */
export const LEDGER_ROUTES: Routes = {
  async '/internal/development/house-transfers'(app, body) {
    if (app.settings.mode !== 'development') return { status: 404, body: { code: 'NOT_FOUND' } };
    const call = v.safeParse(houseTransfer, body);
    if (!call.success) return invalid();
    const result = await transferFromHouse(app, call.output);
    if (!result.ok) return { status: 409, body: { code: result.failure } };
    app.relay.kick();
    return { status: 200, body: result.value };
  },
};
