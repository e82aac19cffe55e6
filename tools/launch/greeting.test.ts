import { expect, test } from 'vitest'
import { networkAddress } from '../../server/src/platform/http/network-address.ts'
import { greeting } from './greeting.ts'

const say = (host: string) => greeting({ url: 'http://localhost:3100', host, setupCode: null, accounts: [], password: '' })
const own = networkAddress('0.0.0.0')

test('a store open to this machine alone prints how to open it to the network, and its address then', () => {
  expect(say('127.0.0.1')).toContain('HOST=0.0.0.0 npm start')
  // A machine without a network has no such address.
  expect(say('127.0.0.1')).toContain(own ? `http://${own}:3100` : 'npm start')
})

test('a store open to the network prints the address for a phone, and no command', () => {
  expect(say('192.0.2.7')).toContain('http://192.0.2.7:3100')
  expect(say('192.0.2.7')).not.toContain('npm start')
})

test('an empty database is greeted with the one-time code of set-up, and without accounts that are not there', () => {
  const text = greeting({
    url: 'http://localhost:3100',
    host: '127.0.0.1',
    setupCode: 'ABCD-EFGH-2345-6789',
    accounts: [{ email: 'buyer@vitrina.test', phone: '', hint: '' }],
    password: 'x',
  })
  expect(text).toContain('ABCD-EFGH-2345-6789')
  expect(text).not.toContain('buyer@vitrina.test')
})
