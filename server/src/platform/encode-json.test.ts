import { expect, test } from 'vitest'
import * as z from 'zod'
import { money } from '@vitrina/contract/money'
import { jsonEncoder } from './encode-json.ts'

const named = z.object({ id: z.number(), name: z.string() })
const answer = z.object({
  kind: z.enum(['list', 'tree']),
  type: z.literal('catalog'),
  id: z.union([z.number(), z.string()]),
  price: z.object({ value: money, old: money.nullable() }).nullable(),
  brand: named,
  parentId: z.number().nullable().optional(),
  isOurs: z.boolean(),
  uuid: z.uuid(),
  few: z.array(named).max(2),
  settings: z.record(z.string(), z.unknown()),
  tree: z.array(z.array(z.number())),
})

const value: z.infer<typeof answer> = {
  kind: 'tree',
  type: 'catalog',
  id: 'Б-1',
  price: { value: 12_345, old: null },
  brand: { id: 1e21, name: 'Луч "Ё" \\ \u2028\0\ud800 ' },
  isOurs: false,
  uuid: '6f1ed002-ab59-4f2c-8f0e-2f6a4c1d9b10',
  few: [{ id: -0, name: '' }],
  settings: { a: [1, null], b: undefined },
  tree: [[], [0.1, -3]],
}
const slowly = (one: unknown) => JSON.stringify(z.encode(answer, one as typeof value))

test('an answer is written letter for letter as zod and JSON write it', () => {
  const encode = jsonEncoder(answer)
  const values = [
    value,
    { ...value, id: 7, price: null, parentId: null },
    { ...value, parentId: undefined, brand: { ...value.brand, name: 'x'.repeat(200) } },
    { ...value, brand: { ...value.brand, secret: 'left out' }, parentId: 5 },
  ]
  for (const one of [...values, ...values]) expect(encode(one)).toBe(slowly(one))
  expect(jsonEncoder(z.object({}))({ any: 1 })).toBe('{}')
  expect(jsonEncoder(z.array(named))([])).toBe('[]')
})

test('a wrong answer is refused as zod refuses it', () => {
  const encode = jsonEncoder(answer)
  for (const wrong of [
    { ...value, kind: 'heap' },
    { ...value, isOurs: 1 },
    { ...value, price: { value: 1.5, old: null } },
    { ...value, price: undefined },
    { ...value, brand: { id: Number.NaN, name: '' } },
    { ...value, brand: null },
    { ...value, uuid: 'none' },
    { ...value, few: [value.brand, value.brand, value.brand] },
    { ...value, tree: [1] },
    null,
    [],
  ]) {
    expect(() => slowly(wrong)).toThrow()
    expect(() => encode(wrong)).toThrow(z.core.$ZodError)
  }
})
