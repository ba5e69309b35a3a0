import { callSigned, type SignedCall } from '../http/http.ts';

/** {@link callSigned} for tests, which assert the body that they name with `Body`. */
export async function callTyped<Body>(call: SignedCall): Promise<{ status: number; body: Body }> {
  return (await callSigned(call)) as { status: number; body: Body };
}
