import { expect, test } from 'vitest'
import type { NewShop } from '../../contract/src/setup/setup.ts'
import { askShop, questions } from './ask-shop.ts'

const given: Record<string, string> = { 'shop.name': 'Свет', 'administrator.password': ' с пробелом ' }

test('the terminal asks everything once, then only what was refused', async () => {
  const asked: string[] = []
  const shops: NewShop[] = []
  const said: string[] = []
  await askShop(
    async (text) => {
      const question = questions.find((one) => text.startsWith(one.text))
      asked.push(question?.field ?? text)
      return given[question?.field ?? ''] ?? ''
    },
    {
      create: async (shop) => {
        shops.push(shop)
        if (shops.length === 1) throw new Error('refused')
      },
      refusalOf: () => [{ field: 'seller.inn', message: 'Проверьте ИНН', code: 'wrong' }],
      say: (text) => said.push(text),
    },
  )
  expect(asked.slice(0, questions.length)).toEqual(questions.map(({ field }) => field))
  expect(asked.slice(questions.length)).toEqual(['seller.inn'])
  expect(said.join('\n')).toContain('ИНН — Проверьте ИНН')
  expect(shops[0]).toMatchObject({ shop: { name: 'Свет' }, currency: 'RUB', administrator: { password: ' с пробелом ' } })
})

test('a sole trader is not asked for a КПП', async () => {
  const asked: string[] = []
  await askShop(
    async (text) => {
      const field = questions.find((one) => text.startsWith(one.text))?.field ?? text
      asked.push(field)
      return field === 'seller.type' ? 'ip' : ''
    },
    { create: async () => {}, refusalOf: () => null, say: () => {} },
  )
  expect(asked).not.toContain('seller.kpp')
})

test('every field of the form is asked', () => {
  expect(questions.map(({ field }) => field)).toEqual(expect.arrayContaining(['seller.bik', 'seller.account', 'region.timezone']))
})
