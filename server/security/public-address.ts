import { BlockList, isIP } from 'node:net';

const nonPublicRanges = new BlockList();
for (const [net, prefix] of [
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
  nonPublicRanges.addSubnet(net, prefix, 'ipv4');

/** Global unicast; all other IPv6 is loopback, local, multicast or a transition to IPv4. */
const publicIpv6Ranges = new BlockList();
publicIpv6Ranges.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  nonPublicRanges.addSubnet(net, prefix, 'ipv6');

/**
 * Whether an IP address is on the public internet (IANA special-purpose registries), and not this machine or
 * its network.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !nonPublicRanges.check(address, 'ipv4');
    case 6:
      return publicIpv6Ranges.check(address, 'ipv6') && !nonPublicRanges.check(address, 'ipv6');
    default:
      return false;
  }
}
