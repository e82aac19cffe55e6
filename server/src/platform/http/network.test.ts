import { expect, test } from 'vitest'
import { networkOf } from './rate-limit.ts'

test.each([
  ['203.0.113.7', '203.0.113'],
  ['203.0.113.200', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s lives in %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
