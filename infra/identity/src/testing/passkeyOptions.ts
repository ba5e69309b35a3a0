import { formsOf, type Visitor } from './visitor.ts';

/**
 * Requests the WebAuthn options of the passkey form on the visitor's page, as the script of the page does. The
 * visitor stays on the page.
 */
export async function passkeyOptions<Options>(
  visitor: Visitor,
  kind: 'register' | 'authenticate',
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: Options }> {
  const { page } = visitor;
  const form = formsOf(page?.text ?? '').find(({ action }) => action.endsWith(`/passkey/${kind}`));
  const reply = await visitor.open(`${form?.action ?? ''}/options`, {
    method: 'POST',
    body: '{}',
    headers: {
      'content-type': 'application/json',
      origin: visitor.origin,
      'x-form-token': form?.hidden['form_token'] ?? '',
      ...headers,
    },
  });
  visitor.page = page;
  return { status: reply.status, body: JSON.parse(reply.status === 200 ? reply.text : '{}') as Options };
}
