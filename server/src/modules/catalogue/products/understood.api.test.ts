import { expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import type { UnderstoodPart } from '@vitrina/contract/catalogue/interpretation'
import { callApi } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { fastenersCatalogue } from '#test/fasteners-catalogue'
import { fastenersRelevance } from '#test/relevance/fasteners-relevance'

const { server, goods } = describeStore({ goods: fastenersCatalogue })

const search = async (query: string) => (await callApi(server, catalogueApi.search, { url: `/api/v2/search?${query}` })).body
const find = (text: string) => search(`criteria[keyword]=${encodeURIComponent(text)}`)

/** The filter a part stands for, as the buyer's choice of it would be asked for. */
const filterOf = ({ role, filter, values }: UnderstoodPart) =>
  `${role === 'feature' ? 'properties' : 'criteria'}[${filter}]=${values.join(',')}`

const withoutSpans = (text: string, spans: UnderstoodPart['spans']) =>
  spans.toReversed().reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)

test('understood parts together are the filters they stand for: the same goods are found', async () => {
  let compared = 0
  for (const { text } of fastenersRelevance) {
    const { interpreted, meta } = await find(text)
    const { understood } = interpreted
    const left = understood.reduce((rest, { spans }) => spans.reduce((one, { from, to }) => one.fill(' ', from, to), rest), [...text])
    // Words that are left over narrow the list further; what was relaxed does not.
    if (understood.length === 0 || understood.some(({ isRelaxed }) => isRelaxed) || left.join('').trim()) continue
    compared += 1
    expect([text, (await search(understood.map(filterOf).join('&'))).meta.totalCount]).toEqual([text, meta.totalCount])
  }
  expect(compared).toBeGreaterThan(20)
})

test('a part taken out of the text is no longer asked for', async () => {
  const text = 'болт м10 8.8 оцинкованный'
  const { interpreted, meta } = await find(text)
  const features = interpreted.understood.filter(({ role }) => role === 'feature')
  expect(features.map(({ label }) => label).toSorted()).toEqual(['8.8', 'М10', 'цинк'])
  for (const part of features) {
    const wider = await find(withoutSpans(text, part.spans))
    expect(wider.meta.totalCount).toBeGreaterThan(meta.totalCount)
    expect(wider.interpreted.understood.map(({ label }) => label)).not.toContain(part.label)
  }
})

test('an explicit filter takes the place of the part of the same feature', async () => {
  const { interpreted } = await find('болт м10')
  const other = (await find('болт м12')).interpreted.understood.find(({ role }) => role === 'feature')
  const part = interpreted.understood.find(({ role }) => role === 'feature')
  if (!part || !other) throw new Error('The thread is not understood')
  const chosen = await search(`criteria[keyword]=${encodeURIComponent('болт м10')}&${filterOf(other)}`)
  expect(chosen.meta.totalCount).toBe((await find('болт м12')).meta.totalCount)
})

test('when nothing fits all parts, it is said which was left out, and the nearest goods are shown', async () => {
  const { interpreted, items } = await find('дренажный насос 900 вт')
  expect(interpreted.understood.map(({ label, isRelaxed }) => [label, isRelaxed])).toEqual([
    ['Насосы дренажные', false],
    ['900 Вт', true],
  ])
  expect(items.length).toBeGreaterThan(0)
  expect(items.every(({ name }) => name.includes('дренажный'))).toBe(true)
})

test('an amount is read with its place, and is no filter', async () => {
  const text = 'болт м8х30 оцинкованный 200 шт'
  const { interpreted, meta } = await find(text)
  expect(interpreted.amount).toEqual({ value: 200, spans: [{ from: text.indexOf('200'), to: text.length }] })
  expect(meta.totalCount).toBe((await find('болт м8х30 оцинкованный')).meta.totalCount)
})

test('the whole name of a product finds it, whatever else its words may mean', async () => {
  const names = [...goods.goods.values()].filter((_, place) => place % 50 === 0).map(({ name, brand }) => `${name} ${brand}`)
  for (const name of names) expect([name, (await find(name)).items.some((item) => item.name === name)]).toEqual([name, true])
})

test('the same is understood while typing', async () => {
  const { body } = await callApi(server, catalogueApi.suggest, {
    url: `/api/v2/search/suggest?keyword=${encodeURIComponent('болт м10 8.8 20шт')}`,
  })
  expect(body.understood.map(({ label }) => label).toSorted()).toEqual(['8.8', 'Болты', 'М10'])
  expect(body.amount?.value).toBe(20)
  expect(body.products.length).toBeGreaterThan(0)
})

test('hostile texts are answered like others', async () => {
  const texts = [
    'болт '.repeat(90),
    Array.from({ length: 120 }, (_, place) => place).join(' '),
    '3х'.repeat(200),
    "'; drop table products; --",
    '%'.repeat(300),
    '(((((((((((((((',
    'constructor __proto__ toString',
    '\u0000\u202e\ud83d\ude00',
    'М'.repeat(490),
  ]
  for (const text of texts) {
    const { status } = await callApi(server, catalogueApi.search, { url: `/api/v2/search?criteria[keyword]=${encodeURIComponent(text)}` })
    expect([text.slice(0, 20), status < 500]).toEqual([text.slice(0, 20), true])
  }
})
