import { BlockList, isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/i;
const lists = new WeakMap<readonly string[], BlockList>();

/**
 * True for a client in one of the networks that the operator lists as anonymous, such as exits of Tor or a VPN
 * (requirements/errors#tracking-cases).
 *
 * @param networks - in CIDR notation; the same array for every request, so that it is read once.
 */
export function isUnsafeConnection(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0 || address === '') return false;
  let list = lists.get(networks);
  if (!list) lists.set(networks, (list = listOf(networks)));
  const plain = address.replace(IPV4_IN_IPV6, '');
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [net = '', prefix] = network.split('/');
    list.addSubnet(net, Number(prefix), isIPv6(net) ? 'ipv6' : 'ipv4');
  }
  return list;
}
