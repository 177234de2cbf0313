import { BlockList, isIPv4, isIPv6 } from 'node:net';

type Subnet = readonly [network: string, prefix: number];

/** IPv4 ranges that are not the public internet (IANA special-purpose registry), and the cloud metadata addresses outside them. */
const refusedIpv4: readonly Subnet[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * Within global unicast: IETF protocol assignments (Teredo, ORCHID, benchmarking), documentation, 6to4, the former 6bone, AS112.
 * Everything outside 2000::/3 (loopback, mapped, NAT64, unique local, link-local, multicast) is refused without a list.
 */
const refusedIpv6: readonly Subnet[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3ffe::', 16],
  ['3fff::', 20],
];

const privateIpv4 = subnets(refusedIpv4, 'ipv4');
const privateIpv6 = subnets(refusedIpv6, 'ipv6');
const globalUnicast = subnets([['2000::', 3]], 'ipv6');

/**
 * Whether an address text (as a resolver gives it, no brackets) lies on the public internet.
 * Refuses by default: what is not plainly a public unicast address, or no address at all, is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !privateIpv4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalUnicast.check(address, 'ipv6') && !privateIpv6.check(address, 'ipv6');
}

function subnets(list: readonly Subnet[], family: 'ipv4' | 'ipv6'): BlockList {
  const blockList = new BlockList();
  for (const [network, prefix] of list) blockList.addSubnet(network, prefix, family);
  return blockList;
}
