import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readShopAddress } from './shop-address.rules.ts'
import { newShop } from '@vitrina/contract/setup/setup'
import { setupCodeOf, shopProblems, shownSetupCode } from './shop.rules.ts'

test.each([
  ['shop.ru', { host: 'shop.ru', url: 'https://shop.ru' }],
  ['  Shop.RU/ ', { host: 'shop.ru', url: 'https://shop.ru' }],
  ['http://shop.ru', { host: 'shop.ru', url: 'http://shop.ru' }],
  ['https://b2b.shop.ru:8443', { host: 'b2b.shop.ru', url: 'https://b2b.shop.ru:8443' }],
  ['localhost:3000', { host: 'localhost', url: 'http://localhost:3000' }],
  ['10.0.0.5', { host: '10.0.0.5', url: 'http://10.0.0.5' }],
  ['магазин.рф', { host: 'xn--80aairftm.xn--p1ai', url: 'https://xn--80aairftm.xn--p1ai' }],
])('the address %s is understood', (text, expected) => {
  expect(readShopAddress(text)).toEqual(expected)
})

test.each(['', ' ', 'shop ru', 'shop.ru/path', 'user@shop.ru', 'ftp://shop.ru', '-shop.ru', 'shop..ru', 'shop.ru?x=1'])(
  'the address %j is refused',
  (text) => {
    expect(readShopAddress(text)).toBeNull()
  },
)

test('any text is either refused or a host that reads back as itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.domain(), fc.webAuthority()), (text) => {
      const read = readShopAddress(text)
      expect(read && readShopAddress(read.url)).toEqual(read)
    }),
  )
})

test('a code is shown in groups and read back however it is typed', () => {
  expect(shownSetupCode('ABCDEFGH23456789')).toBe('ABCD-EFGH-2345-6789')
  expect(setupCodeOf(' abcd efgh–2345-6789 ')).toBe('ABCDEFGH23456789')
})

test('an empty form names every field that is needed', () => {
  const shop = newShop.parse({ shop: {}, seller: {}, region: {}, administrator: {} })
  expect(shopProblems(shop).map(({ field }) => field)).toEqual([
    'shop.name',
    'shop.host',
    'seller.shortName',
    'seller.inn',
    'seller.kpp',
    'seller.ogrn',
    'seller.legalAddress',
    'seller.headName',
    'seller.email',
    'seller.bik',
    'seller.bankName',
    'region.name',
    'administrator.firstName',
    'administrator.email',
  ])
})

test('a sole trader has no КПП and a number of fifteen digits', () => {
  const shop = newShop.parse({
    shop: { name: 'Свет', host: 'svet.ru' },
    seller: { type: 'ip', inn: '500100732259', kpp: '773601001', ogrn: '1027700132195' },
    region: { name: 'Москва' },
    administrator: { email: 'a@svet.ru', firstName: 'Анна' },
  })
  expect(shopProblems(shop)).toEqual(
    expect.arrayContaining([
      { field: 'seller.kpp', problem: 'wrong' },
      { field: 'seller.ogrn', problem: 'wrong' },
    ]),
  )
})
