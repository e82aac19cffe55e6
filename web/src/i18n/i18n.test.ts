import { afterEach, expect, test, vi } from 'vitest'
import { i18n, mergeTranslations, translate } from './i18n.ts'

afterEach(async () => {
  for (const language of ['ru', 'en', 'uz'] as const) mergeTranslations(language, {})
  await i18n.changeLanguage('ru')
})

const said = (texts: Record<string, string>, key: string, values: Record<string, unknown> = {}) => {
  mergeTranslations('ru', { shell: texts })
  return translate(key, values, { language: 'ru', namespace: 'shell' })
}

test('a count chooses the plural form of its language, zero may have words of its own', () => {
  const goods = {
    goods_one: '{{count}} товар',
    goods_few: '{{count}} товара',
    goods_many: '{{count}} товаров',
    goods_other: '{{count}} товара',
  }
  expect([1, 3, 11, 21, 1.5].map((count) => said(goods, 'goods', { count }))).toEqual([
    '1 товар',
    '3 товара',
    '11 товаров',
    '21 товар',
    '1.5 товара',
  ])
  expect(said(goods, 'goods', { count: 0 })).toBe('0 товаров')
  expect(said({ ...goods, goods_zero: 'Пусто' }, 'goods', { count: 0 })).toBe('Пусто')
})

test('a text without plural forms takes a count as any value', () => {
  expect(said({ left: 'Осталось {{count}}' }, 'left', { count: 5 })).toBe('Осталось 5')
})

test('values go in as they are, numbers by the rules of the language', () => {
  expect(said({ sum: '{{amount, number}} из {{ all }}, {{nobody}}.' }, 'sum', { amount: 1234567.5, all: '$& <b>' })).toBe(
    '1\u00a0234\u00a0567,5 из $& <b>, .',
  )
  const english = { language: 'en', namespace: 'shell' } as const
  mergeTranslations('en', { shell: { sum: '{{amount, number}}' } })
  expect(translate('sum', { amount: 1234567.5 }, english)).toBe('1,234,567.5')
  mergeTranslations('uz', { shell: { sum: '{{amount, number}}' } })
  expect(translate('sum', { amount: 1234567.5 }, { ...english, language: 'uz' })).toBe('1\u00a0234\u00a0567,5')
})

test('the seller’s text takes the place of ours, and another site’s is not left behind', () => {
  const ours = i18n.t('retry')
  expect(said({ retry: 'Ещё разок' }, 'retry')).toBe('Ещё разок')
  mergeTranslations('ru', {})
  expect(i18n.t('retry')).toBe(ours)
})

test('what a language lacks is said in Russian, and an unknown text by its name', async () => {
  mergeTranslations('ru', { shell: { onlyHere: 'Только по-русски' } })
  await i18n.changeLanguage('en')
  expect(i18n.t('onlyHere')).toBe('Только по-русски')
  expect(i18n.t('errors:no.such')).toBe('no.such')
  expect([i18n.exists('onlyHere'), i18n.exists('errors:no.such')]).toEqual([true, false])
})

test('texts of another domain word are loaded and named by it; lists are given whole', async () => {
  expect(i18n.hasLoaded(['auth'])).toBe(false)
  await i18n.loadNamespaces(['auth'])
  expect(i18n.hasLoaded(['auth'])).toBe(true)
  expect(i18n.list('auth:signUp.offered.kindOfActivity').length).toBeGreaterThan(1)
  expect(i18n.list('auth:signUp.offered')).toEqual([])
})

test('of two languages chosen one after the other the last holds', async () => {
  await Promise.all([i18n.changeLanguage('uz'), i18n.changeLanguage('en')])
  expect(i18n.language).toBe('en')
})

test('Russian texts that did not load are loaded by the next who needs them, in whatever language', async () => {
  vi.doMock('./ru/quotes.json', () => {
    throw new Error('no network')
  })
  await i18n.changeLanguage('en')
  await expect(i18n.loadNamespaces(['quotes'])).rejects.toThrow('when mocking a module')
  await expect.poll(() => i18n.exists('quotes:title')).toBe(true)
  await i18n.changeLanguage('ru')
  expect(i18n.hasLoaded(['quotes'])).toBe(false)
  vi.doUnmock('./ru/quotes.json')
  await i18n.loadNamespaces(['quotes'])
  expect(i18n.t('quotes:title')).not.toBe('title')
})
