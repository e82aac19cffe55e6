import { readSample } from '@vitrina/server/src/modules/setup/sample/sample-goods.ts'
import { expect, test } from 'vitest'
import { makeSample, SAMPLE_SIZE } from './make-sample.ts'

test('the file of the sample is what the demo would write today', async () => {
  const written = await readSample()
  expect(written.products).toHaveLength(SAMPLE_SIZE)
  expect(written).toEqual(JSON.parse(JSON.stringify(makeSample())))
})

test('everything the sample names is in it', async () => {
  const { sections, families, brands, series, features, values, products } = await readSample()
  const slugs = new Set(sections.map(({ slug }) => slug))
  const known = new Set(values.map(({ feature, text }) => `${feature} ${text}`))
  for (const { parent } of sections) expect(parent === null || slugs.has(parent)).toBe(true)
  for (const { section } of families) expect(slugs).toContain(section)
  for (const { feature } of values) expect(features.map(({ code }) => code)).toContain(feature)
  for (const product of products) {
    expect(slugs).toContain(product.section)
    expect(families.map(({ code }) => code)).toContain(product.family)
    expect(brands.map(({ slug }) => slug)).toContain(product.brand)
    expect(series).toContainEqual({ brand: product.brand, name: product.series })
    for (const spec of product.specs) expect(known).toContain(spec.join(' '))
  }
})
