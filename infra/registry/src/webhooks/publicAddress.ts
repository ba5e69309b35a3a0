import { ignoreError } from '@foyer/kernel';
import { Refusal } from '@foyer/runtime';
import { lookup as resolveName } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks that no webhook may reach: this machine, private networks, metadata services, reserved ranges. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
/** Global unicast; everything else is local, reserved or embeds an IPv4 address. */
const GLOBAL_IPV6 = new BlockList();
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6');
const EMBEDDING_IPV6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  EMBEDDING_IPV6.addSubnet(network, prefix, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  return family === 6 && GLOBAL_IPV6.check(address, 'ipv6') && !EMBEDDING_IPV6.check(address, 'ipv6');
}

/** Resolves a host name to all its addresses. */
export type ResolveName = (host: string) => Promise<readonly string[]>;

export const resolveHost: ResolveName = async (host) =>
  (await resolveName(host, { all: true, verbatim: true })).map(({ address }) => address);

const MAX_URL_LENGTH = 500;

/**
 * The URL of a webhook. @throws {@link Refusal} `WEBHOOK_URL_INVALID` for one that is not https (http where
 * private addresses are allowed), or has credentials or a fragment.
 */
export function webhookUrl(text: string, mayBePrivate: boolean): URL {
  const url = URL.canParse(text) && text.length <= MAX_URL_LENGTH ? new URL(text) : undefined;
  if (
    !url ||
    !(url.protocol === 'https:' || (mayBePrivate && url.protocol === 'http:')) ||
    url.username !== '' ||
    url.password !== '' ||
    url.hash !== ''
  )
    throw new Refusal(
      422,
      'WEBHOOK_URL_INVALID',
      'The address of a webhook must be an https URL of at most 500 characters without credentials or a fragment.',
    );
  return url;
}

/**
 * An address of the host to connect to. All of them must be public, because a resolver may return them in any
 * order; the connection uses the returned one, so that a second answer of the resolver has no effect.
 * @throws {@link Refusal} `WEBHOOK_ADDRESS_PRIVATE`, `WEBHOOK_HOST_UNKNOWN`.
 */
export async function addressToCall(
  url: URL,
  { mayBePrivate, resolve }: { readonly mayBePrivate: boolean; readonly resolve: ResolveName },
): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses =
    isIP(host) === 0 ? await resolve(host).catch(ignoreError('a host of a webhook has no address')) : [host];
  const [first] = addresses ?? [];
  if (first === undefined) throw new Refusal(422, 'WEBHOOK_HOST_UNKNOWN', `The host ${host} has no address.`);
  if (!mayBePrivate && !addresses?.every(isPublicAddress))
    throw new Refusal(
      422,
      'WEBHOOK_ADDRESS_PRIVATE',
      `The host ${host} has an address in a private network; webhooks call public addresses only.`,
    );
  return first;
}
