import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { describe, expect, test } from 'vitest'
import { breadcrumbs, itemList, product } from './structured-data.rules.ts'

const card = {
  name: 'Автомат',
  article: 'A1',
  manufacturerCode: 'MVA-1',
  brand: { name: 'IEK' },
  section: { name: 'Автоматы' },
  price: { value: 123_450 },
  stockTotal: 1,
  stockCount: 1,
} as unknown as ProductCard
const whole = { card, url: '/p', images: ['/1.webp'], description: 'Хороший', ean: '4601234567890', currency: 'RUB' }

describe('data for search engines', () => {
  test('of a product: all that is known', () => {
    expect(product(whole)).toEqual({
      '@type': 'Product',
      name: 'Автомат',
      url: '/p',
      sku: 'A1',
      mpn: 'MVA-1',
      gtin13: '4601234567890',
      brand: { '@type': 'Brand', name: 'IEK' },
      category: 'Автоматы',
      description: 'Хороший',
      image: ['/1.webp'],
      offers: {
        '@type': 'Offer',
        url: '/p',
        price: '1234.50',
        priceCurrency: 'RUB',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
      },
    })
  })

  test('of a product: nothing that is not known, and no offer where guests see no price', () => {
    const bare = product({ ...whole, card: { ...card, manufacturerCode: '', price: null }, images: [], description: '', ean: null })
    expect(Object.keys(bare)).toEqual(['@type', 'name', 'url', 'sku', 'brand', 'category'])
    expect(product({ ...whole, ean: '460123456789' })).not.toHaveProperty('gtin13')
  })

  test.each([
    [1, 1, 'InStock'],
    [0, 1, 'BackOrder'],
    [0, 0, 'OutOfStock'],
  ])('with %i in stock of %i warehouses it is %s', (stockTotal, stockCount, availability) => {
    expect(product({ ...whole, card: { ...card, stockTotal, stockCount } })).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    })
  })

  test('of a way to a page and of a list: places from one', () => {
    const steps = [
      { name: 'Каталог', url: '/catalog' },
      { name: 'Автоматы', url: '/a' },
    ]
    expect(breadcrumbs(steps)).toMatchObject({
      itemListElement: [
        { position: 1, item: '/catalog' },
        { position: 2, name: 'Автоматы', item: '/a' },
      ],
    })
    expect(itemList(steps)).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: '/catalog' },
        { position: 2, url: '/a' },
      ],
    })
  })
})
