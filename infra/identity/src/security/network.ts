import { isIPv6 } from 'node:net';

const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * The network for which attempts are counted: an IPv4 address, or the /64 of an IPv6 address, because one
 * customer usually holds a whole /64.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [
    ...before,
    ...Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0'),
    ...after,
  ];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
