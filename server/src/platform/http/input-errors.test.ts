import { readdirSync } from 'node:fs'
import * as z from 'zod'
import { expect, test } from 'vitest'
import type { Endpoint } from '@vitrina/contract/endpoint'
import { languages } from '@vitrina/contract/languages'
import { issueMessages } from './input-errors.ts'

const CONTRACT = new URL('../../../../contract/src/', import.meta.url)

async function everyEndpoint(): Promise<Endpoint[]> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const modules = await Promise.all(files.map((name) => import(new URL(name, CONTRACT).href) as Promise<Record<string, unknown>>))
  return modules
    .flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Api')))
    .flatMap(([, api]) => Object.values(api as Record<string, Endpoint>))
}

const nothing = [undefined, null]
const wrongAnywhere = [...nothing, 'слово', '', 'x'.repeat(10_000), -1.5, 1e15, Number.NaN, true, [], {}, ['слово'], Array(3000).fill('x')]

const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional'])

/** Wrong inputs in place of a value: wrong all over, and wrong inside the right form. */
function wrongFor(schema: z.core.$ZodType, depth = 0): unknown[] {
  const def = (schema as z.ZodType).def as z.core.$ZodTypes['_zod']['def']
  if (depth > 6) return wrongAnywhere
  if (wrappers.has(def.type)) return wrongFor((def as z.core.$ZodOptionalDef).innerType, depth)
  if (def.type === 'pipe') return wrongFor(def.in, depth)
  if (def.type === 'object') {
    const parts = Object.entries(def.shape).map(([name, part]) => [name, wrongFor(part, depth + 1)] as const)
    const most = Math.max(0, ...parts.map(([, wrong]) => wrong.length))
    const inside = Array.from({ length: most }, (_, at) => ({
      ...Object.fromEntries(parts.map(([name, wrong]) => [name, wrong[at % wrong.length]])),
      nobodyAsked: 1,
    }))
    return [...wrongAnywhere, ...inside]
  }
  if (def.type === 'array') return [...wrongAnywhere, ...wrongFor(def.element, depth + 1).map((wrong) => [wrong])]
  if (def.type === 'record')
    return [...wrongAnywhere, ...wrongFor(def.valueType, depth + 1).map((wrong) => ({ key: wrong })), { ['k'.repeat(200)]: 1 }]
  if (def.type === 'union') return [...wrongAnywhere, ...def.options.flatMap((option) => wrongFor(option, depth + 1))]
  // The literal itself too: only then are its sibling fields checked.
  return def.type === 'literal' ? [...def.values, ...wrongAnywhere] : wrongAnywhere
}

const endpoints = await everyEndpoint()
const schemas = endpoints.flatMap(({ method, path, params, query, body }) =>
  [params, query, body].flatMap((schema) => (schema ? [{ call: `${method} ${path}`, schema }] : [])),
)

const machine = [
  /undefined|null|NaN|instanceof|\[object/,
  /Invalid|Expected|received|Неверн|Нераспозн|ожидалось|Noto‘g‘ri/,
  /\/\^|\\d|\^/,
  /\{\w+\}|[<>]=|"/,
]

test.each(languages)('[V-11] wrong input of any kind to any call is explained in human words: %s', (language) => {
  const codes = new Set<string>()
  const heard = new Map<string, string>()
  for (const { call, schema } of schemas)
    for (const wrong of wrongFor(schema))
      for (const { code, path, message } of schema.safeParse(wrong, { error: issueMessages(language) }).error?.issues ?? []) {
        codes.add(code)
        // The names of fields are the callers' own.
        if (code !== 'unrecognized_keys') heard.set(message, `${call} ${path.join('.')} (${code})`)
      }
  const isMachine = (message: string) =>
    message === '' || machine.some((word) => word.test(message)) || (language === 'ru' && /[a-z]/i.test(message))
  expect([...heard].filter(([message]) => isMachine(message))).toEqual([])
  expect(schemas.length).toBeGreaterThan(100)
  expect([...codes].toSorted()).toEqual([
    'custom',
    'invalid_format',
    'invalid_key',
    'invalid_type',
    'invalid_union',
    'invalid_value',
    'too_big',
    'too_small',
    'unrecognized_keys',
  ])
})

const told = (schema: z.ZodType, wrong: unknown) =>
  schema.safeParse(wrong, { error: issueMessages('ru') }).error?.issues.map(({ message }) => message)

test.each<[string, z.ZodType, unknown, string]>([
  ['nothing at all', z.object({ name: z.string() }), {}, 'Заполните это поле'],
  ['an empty text where one is needed', z.string().min(1), '', 'Заполните это поле'],
  ['a word for a number', z.number(), 'пять', 'Здесь нужно число'],
  ['half of a thing', z.int(), 1.5, 'Здесь нужно целое число'],
  ['a long text', z.string().max(1000), 'x'.repeat(1001), 'Слишком длинно: знаков не больше 1 000'],
  ['nothing of a number', z.number().positive(), 0, 'Число должно быть больше 0'],
  ['too many of them', z.array(z.number()).max(2), [1, 2, 3], 'Слишком много: не больше 2'],
  ['none of them', z.array(z.number()).min(1), [], 'Нужно хотя бы одно значение'],
  ['an option that is not there', z.enum(['list', 'grid']), 'tiles', 'Такого варианта нет, выберите из предложенных'],
  [
    'another kind of thing',
    z.discriminatedUnion('op', [z.object({ op: z.literal('a') })]),
    { op: 'b' },
    'Такого варианта нет, выберите из предложенных',
  ],
  ['a pattern', z.string().regex(/^\d+$/), 'x', 'Проверьте, как это записано'],
  ['one of two forms', z.union([z.number(), z.string().max(3)]), 'долго', 'Слишком длинно: знаков не больше 3'],
  ['neither of two forms', z.union([z.number(), z.string()]), true, 'Это значение не подходит'],
  ['a day that is not', z.iso.date(), '2026-02-30', 'Такой даты нет'],
  ['a part of a step', z.number().multipleOf(5), 7, 'Число должно делиться на 5'],
  ['a field nobody knows', z.strictObject({}), { x: 1 }, 'Лишние поля: x'],
])('[V-11] %s', (_, schema, wrong, message) => {
  expect(told(schema, wrong)?.map((one) => one.replace(/\s/gu, ' '))).toEqual([message])
})
