import { beforeAll, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { lettersApi, type LetterTemplates } from '@vitrina/contract/content/letters'
import { languages } from '@vitrina/contract/languages'
import { writtenLetter } from '#modules/content/letters/written-letter'
import { letterNames, ownText, placeholdersOf } from '#texts/letter-catalogue'
import { isKnownPlaceholder } from '#texts/letter-placeholders'
import { aUser } from '#test/builders'
import { callApi } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { codeSentTo } from '#test/waiting-jobs'

const { server: store } = describeStore()
let editor: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  editor = await aUser(store.ctx, { role: 'content', email: 'editor@vitrina.test' })
})

const at = (name: string) => `/api/v1/back-office/content/letters/${name}`
const read = async (name: string) => (await callApi(store, lettersApi.read, { url: at(name), headers: editor.headers })).body
const save = (name: string, body: { version: number; texts: LetterTemplates }) =>
  callApi(store, lettersApi.save, { url: at(name), headers: editor.headers, body })
const written = (language: 'ru' | 'en', values = { number: 'А-1', code: '4821', until: '25.12.2026' }) =>
  writtenLetter(store.ctx, { letter: 'order.readyForPickup', language, values })

test('every letter has its texts in three languages, and every placeholder its meaning', () => {
  for (const letter of letterNames)
    for (const language of languages) {
      const { subject, lines } = ownText(letter, language)
      expect([letter, language, subject !== '' && lines.length > 0]).toEqual([letter, language, true])
    }
  expect(
    letterNames.flatMap((letter) => placeholdersOf(letter).map(({ name }) => name)).filter((name) => !isKnownPlaceholder(name)),
  ).toEqual([])
})

test('until something is written the letter’s own text goes out', async () => {
  expect(await written('ru')).toEqual({
    subject: 'Заказ А-1 собран, код получения 4821',
    paragraphs: ['Назовите код 4821 в пункте выдачи. Ждём вас до 25.12.2026.', 'Представителю компании понадобится доверенность.'],
    button: 'Открыть заказ',
    sms: 'заказ А-1 собран, код 4821, ждём до 25.12.2026',
  })
})

test('a letter written anew goes out in that language, and its own text comes back with one press', async () => {
  const letter = await read('order.readyForPickup')
  const own = await written('ru')
  const ru = { subject: 'Приезжайте за заказом {number}', body: 'Код: {code}.\n\nДо {until}.', button: 'К заказу' }
  const saved = await save(letter.name, { version: letter.version, texts: { ...letter.texts, ru } })
  expect(saved.body.changed).toEqual(['ru'])
  expect(await written('ru')).toEqual({
    subject: 'Приезжайте за заказом А-1',
    paragraphs: ['Код: 4821.', 'До 25.12.2026.'],
    button: 'К заказу',
    sms: own.sms,
  })
  expect((await written('en')).subject).toContain('А-1')
  expect((await save(letter.name, { version: letter.version, texts: letter.texts })).body).toMatchObject({ code: 'content.changed' })
  await callApi(store, lettersApi.reset, { url: at(letter.name), headers: editor.headers })
  expect(await written('ru')).toEqual(own)
})

test('an unknown placeholder and a lost one are refused by name', async () => {
  const { name, version, texts } = await read('order.readyForPickup')
  const ru = { ...texts.ru, subject: 'Готово', body: 'Сумма {summ}, до {until}' }
  const { body } = await save(name, { version, texts: { ...texts, ru } })
  expect(body.errors).toEqual([
    { field: 'texts.ru.body', message: 'В этом письме нет подстановки «summ»', code: 'unknown' },
    { field: 'texts.ru.body', message: 'Без подстановки «code» письмо потеряет смысл', code: 'missing' },
  ])
})

test('a test letter goes to whoever writes it, with invented values and nothing that runs', async () => {
  const text = { subject: 'Заказ {number}', body: '<script>alert(1)</script> {code} до {until}', button: 'К заказу' }
  const preview = await callApi(store, lettersApi.preview, {
    url: `${at('order.readyForPickup')}/preview`,
    headers: editor.headers,
    body: { language: 'ru', text },
  })
  expect(preview.body.subject).toBe('Заказ А-10245')
  expect(preview.body.html).not.toContain('<script>')
  const sent = await callApi(store, lettersApi.sendTest, {
    url: `${at('order.readyForPickup')}/test`,
    headers: editor.headers,
    body: { language: 'ru', text },
  })
  expect(sent.body.to).toBe('editor@vitrina.test')
  const { rows } = await store.pool.query(`select subject from mails where recipient = 'editor@vitrina.test'`)
  expect(rows).toEqual([{ subject: 'Заказ А-10245' }])
})

test('letters with codes are written anew as the others; the code cannot be lost and stands apart in large digits', async () => {
  const { name, version, texts, opening } = await read('code.sign-in')
  expect(opening).toBe('Введите этот код на сайте, чтобы войти.')
  const lost = { subject: 'Вход', body: 'Введите его на сайте', button: '' }
  expect((await save(name, { version, texts: { ...texts, ru: lost } })).body.errors).toMatchObject([
    { field: 'texts.ru.body', code: 'missing', message: expect.stringContaining('code') },
  ])
  const ru = { subject: '{code}: вход в магазин', body: 'Здравствуйте! Войти можно {minutes} минут.', button: '' }
  expect((await save(name, { version, texts: { ...texts, ru } })).body.changed).toEqual(['ru'])
  const { email } = await aUser(store.ctx)
  await store.app.inject({ method: 'POST', url: authApi.signIn.path, payload: { email } })
  const code = await codeSentTo(store, email ?? '')
  const { rows } = await store.pool.query('select subject, html from mails where recipient = $1', [email])
  expect(rows[0]).toMatchObject({ subject: `${code}: вход в магазин`, html: expect.stringContaining('Войти можно 10 минут') })
  expect(rows[0].html).toContain(`letter-spacing:4px">${code}<`)
})

test('the invitation to a company is shown with its code and button', async () => {
  const { name, texts, hasButton, placeholders } = await read('company.invited')
  expect(hasButton).toBe(true)
  expect(placeholders.filter(({ isRequired }) => isRequired).map((one) => one.name)).toEqual(['company'])
  const { body } = await callApi(store, lettersApi.preview, {
    url: `${at(name)}/preview`,
    headers: editor.headers,
    body: { language: 'ru', text: texts.ru },
  })
  expect(body.html).toContain('letter-spacing:4px">482193<')
  expect(body.html).toContain('Присоединиться')
})

test('a letter that never was is not found', async () => {
  expect(await callApi(store, lettersApi.read, { url: at('order.nonesuch'), headers: editor.headers })).toMatchObject({ status: 404 })
})
