import { BlockList, isIP } from 'node:net'

/** Networks of one's own, of the machine and of documentation, after the registries of IANA. */
const innerOfIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Of IPv6 the world has 2000::/3 alone; within it, tunnels that carry an inner IPv4 address, and documentation. */
const GLOBAL_IPV6 = '2000::/3'
const innerOfIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
const ipv4 = listOf(innerOfIpv4, 'ipv4')
const ipv6 = listOf(innerOfIpv6, 'ipv6')
const world = listOf([GLOBAL_IPV6], 'ipv6')

/** Whether an address is not one of the open network: what is no address at all is inner too. */
export function isInnerAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return ipv4.check(address, 'ipv4')
  return family !== 6 || !world.check(address, 'ipv6') || ipv6.check(address, 'ipv6')
}
