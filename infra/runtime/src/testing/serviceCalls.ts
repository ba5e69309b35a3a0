import { createServiceClient, type SignedCall } from '../http/serviceClient.ts';

/** Client of a test file; its idle connections do not keep the process running. */
export const testClient = createServiceClient();

/** A signed call of a test, which asserts the body that it names with `Body`. */
export async function callTyped<Body>(call: SignedCall): Promise<{ status: number; body: Body }> {
  return (await testClient.callSigned(call)) as { status: number; body: Body };
}
