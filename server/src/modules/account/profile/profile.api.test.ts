import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { profileApi } from '@vitrina/contract/account/profile'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aSession, aUser } from '#test/builders'
import { codeSentTo } from '#test/waiting-jobs'
import { rateCounters } from '#tables/platform'
import { hashPassword } from '#modules/auth/passwords'

const { server } = describeStore()
let passwordHash: string
const password = 'Vitrina-2026'

beforeAll(async () => {
  passwordHash = await hashPassword(password)
})
beforeEach(() => server.ctx.db.delete(rateCounters))

const update = (headers: Headers, body: object) => callApi(server, profileApi.update, { headers, body })
const lettersTo = async (address: string) => {
  const { rows } = await server.pool.query<{ subject: string }>('select subject from mails where recipient = $1 order by id', [address])
  return rows.map(({ subject }) => subject)
}

test('[A-09] [X-02] the profile is read and changed, and only the sent fields change', async () => {
  const user = await aUser(server.ctx, { passwordHash, firstName: 'Анна', position: 'Инженер' })
  expect((await callApi(server, profileApi.read, { headers: user.headers })).body).toEqual({
    firstname: 'Анна',
    middlename: '',
    lastname: '',
    position: 'Инженер',
    city: '',
    commodityGroup: '',
    loyaltyCardNumber: '',
    email: user.email,
    phone: null,
    avatar: null,
    language: null,
    hasPassword: true,
    isIndividual: false,
  })
  const { status, body } = await update(user.headers, { lastname: '  Орлова\n', city: 'Казань', language: 'uz' })
  expect([status, body.message]).toEqual([200, 'Профиль пользователя изменен'])
  expect(body.profile).toMatchObject({ firstname: 'Анна', lastname: 'Орлова', city: 'Казань', position: 'Инженер', language: 'uz' })
})

test('a change is audited by the field’s name, never by its value', async () => {
  const user = await aUser(server.ctx, { firstName: 'Прежняя' })
  await update(user.headers, { firstname: 'Новейшая', city: 'Тверь' })
  const { rows } = await server.pool.query<{ diff: { fields: string[] } }>(
    `select diff from audit_events where type = 'profile.changed' and entity_id = $1`,
    [String(user.id)],
  )
  expect(rows).toEqual([{ diff: { fields: ['firstname', 'city'] } }])
})

describe('a new password', () => {
  test('asks for the old one, ends the other sessions and notifies the owner', async () => {
    const user = await aUser(server.ctx, { passwordHash })
    const elsewhere = await aSession(server.ctx, user.id)
    const given = { newPassword: 'Совсем-другой-42', repeatNewPassword: 'Совсем-другой-42' }
    expect((await update(user.headers, { ...given, currentPassword: password })).status).toBe(200)
    expect((await callApi(server, profileApi.read, { headers: user.headers })).status).toBe(200)
    expect((await callApi(server, profileApi.read, { headers: elsewhere.headers })).status).toBe(401)
    const signIn = (tried: string) => callApi(server, authApi.signIn, { body: { login: user.email, password: tried } })
    expect((await signIn(password)).status).toBe(401)
    expect((await signIn('Совсем-другой-42')).status).toBe(200)
    expect(await lettersTo(user.email ?? '')).toEqual(['Пароль изменён'])
  })

  test.each([
    ['too short', { currentPassword: password, newPassword: 'a1', repeatNewPassword: 'a1' }, 'newPassword'],
    ['common', { currentPassword: password, newPassword: 'qwerty123', repeatNewPassword: 'qwerty123' }, 'newPassword'],
    [
      'another in its repeat',
      { currentPassword: password, newPassword: 'Длинный-пароль-7', repeatNewPassword: 'Другой-пароль-7' },
      'repeatNewPassword',
    ],
    ['without its repeat', { currentPassword: password, newPassword: 'Длинный-пароль-7' }, 'repeatNewPassword'],
    ['without the old one', { newPassword: 'Длинный-пароль-7', repeatNewPassword: 'Длинный-пароль-7' }, 'currentPassword'],
    [
      'with a wrong old one',
      { currentPassword: 'нет', newPassword: 'Длинный-пароль-7', repeatNewPassword: 'Длинный-пароль-7' },
      'currentPassword',
    ],
  ])('[V-09] %s is refused at its field', async (_, given, field) => {
    const user = await aUser(server.ctx, { passwordHash })
    const { status, body } = await update(user.headers, given)
    expect([status, body.errors.map((error) => error.field)]).toEqual([422, [field]])
  })

  test('the old one cannot be guessed without end', async () => {
    const user = await aUser(server.ctx, { passwordHash })
    const given = { newPassword: 'Длинный-пароль-7', repeatNewPassword: 'Длинный-пароль-7' }
    for (let n = 0; n < 10; n++) expect((await update(user.headers, { ...given, currentPassword: `x${n}` })).status).toBe(422)
    expect((await update(user.headers, { ...given, currentPassword: password })).status).toBe(429)
  })

  test('a user without a password sets the first one', async () => {
    const user = await aUser(server.ctx)
    expect(
      (await update(user.headers, { newPassword: 'Длинный-пароль-7', repeatNewPassword: 'Длинный-пароль-7' })).body.profile.hasPassword,
    ).toBe(true)
  })
})

describe('a new e-mail or phone', () => {
  const askFor = (headers: Headers, body: object) => callApi(server, profileApi.requestContactCode, { headers, body })
  const confirm = (headers: Headers, body: object) => callApi(server, profileApi.confirmContact, { headers, body })

  test('is replaced after the code sent there, and the old address is notified', async () => {
    const user = await aUser(server.ctx, { passwordHash, email: 'old@vitrina.test', phone: '+79001110001' })
    const asked = await askFor(user.headers, { email: ' New@Vitrina.test ', currentPassword: password })
    expect([asked.status, asked.body.message]).toEqual([200, 'Код отправлен на new@vitrina.test'])
    const code = await codeSentTo(server, 'new@vitrina.test')
    expect(code).toMatch(/^\d{6}$/)
    expect((await confirm(user.headers, { email: 'new@vitrina.test', code: '000000' })).body.code).toBe('auth.wrong-code')
    const done = await confirm(user.headers, { email: 'new@vitrina.test', code })
    expect([done.status, done.body.profile.email]).toEqual([200, 'new@vitrina.test'])
    expect(await lettersTo('old@vitrina.test')).toEqual(['E-mail учётной записи изменён'])

    await askFor(user.headers, { phone: '8 (900) 111-00-02', currentPassword: password })
    const phoneCode = await codeSentTo(server, '+79001110002')
    expect((await confirm(user.headers, { phone: '+79001110002', code: phoneCode })).body.profile.phone).toBe('+79001110002')
    const { rows } = await server.pool.query(`select text from sms_messages where recipient = '+79001110001'`)
    expect(rows).toHaveLength(1)
  })

  test('a new phone is told of at the old one and by a letter to the e-mail, in the person’s language; without an e-mail by SMS alone', async () => {
    const change = async ({ headers }: { headers: Headers }, phone: string) => {
      await askFor(headers, { phone, currentPassword: password })
      expect((await confirm(headers, { phone, code: await codeSentTo(server, phone) })).status).toBe(200)
    }
    const textsTo = async (phone: string) => {
      const { rows } = await server.pool.query<{ text: string }>('select text from sms_messages where recipient = $1', [phone])
      return rows.map(({ text }) => text)
    }
    const lettersSent = async () => (await server.pool.query('select 1 from mails')).rows.length
    await change(await aUser(server.ctx, { passwordHash, email: 'kept@vitrina.test', phone: '+79001110003' }), '+79001110004')
    expect(await lettersTo('kept@vitrina.test')).toEqual(['Телефон учётной записи изменён'])
    expect(await textsTo('+79001110003')).toEqual([expect.stringContaining('телефон вашей учётной записи изменён')])

    await change(
      await aUser(server.ctx, { passwordHash, email: 'kept.en@vitrina.test', phone: '+79001110005', language: 'en' }),
      '+79001110006',
    )
    expect(await lettersTo('kept.en@vitrina.test')).toEqual(['Phone of the account changed'])
    expect(await textsTo('+79001110005')).toEqual([expect.stringContaining('the phone of your account has been changed')])

    const before = await lettersSent()
    await change(await aUser(server.ctx, { passwordHash, email: null, phone: '+79001110007' }), '+79001110008')
    expect(await textsTo('+79001110007')).toHaveLength(1)
    expect(await lettersSent()).toBe(before)
  })

  test('a code of another person, or for another address, opens nothing', async () => {
    const [one, other] = [await aUser(server.ctx, { passwordHash }), await aUser(server.ctx, { passwordHash })]
    await askFor(one.headers, { email: 'mine@vitrina.test', currentPassword: password })
    const code = await codeSentTo(server, 'mine@vitrina.test')
    expect((await confirm(other.headers, { email: 'mine@vitrina.test', code })).status).toBe(422)
    expect((await confirm(one.headers, { email: 'else@vitrina.test', code })).status).toBe(422)
    expect((await confirm(one.headers, { email: 'mine@vitrina.test', code })).status).toBe(200)
    expect((await confirm(one.headers, { email: 'mine@vitrina.test', code })).status).toBe(422)
  })

  test('only the holder of an address learns that it has an account', async () => {
    const taken = await aUser(server.ctx)
    const user = await aUser(server.ctx, { passwordHash })
    const asked = await askFor(user.headers, { email: taken.email, currentPassword: password })
    expect(asked.status).toBe(200)
    const code = await codeSentTo(server, taken.email ?? '')
    const answer = await confirm(user.headers, { email: taken.email, code })
    expect([answer.status, answer.body.message]).toEqual([409, 'Вы уже зарегистрированы'])
  })

  test.each([
    [{}, 'email'],
    [{ email: 'не почта' }, 'email'],
    [{ phone: '123' }, 'phone'],
    [{ email: 'a@b.test', phone: '+79001110009' }, 'email'],
    [{ email: 'a@b.test', currentPassword: 'нет' }, 'currentPassword'],
    [{ email: 'same@vitrina.test' }, 'email'],
  ])('%j is refused at its field', async (given, field) => {
    const user = await aUser(server.ctx, { passwordHash })
    if ('email' in given && given.email === 'same@vitrina.test')
      await server.pool.query('update users set email = $1 where id = $2', ['same@vitrina.test', user.id])
    const { status, body } = await askFor(user.headers, { currentPassword: password, ...given })
    expect([status, body.errors.map((error) => error.field)]).toEqual([422, [field]])
  })
})

describe('the avatar', () => {
  const send = (headers: Headers, file: Buffer, type = 'image/jpeg', name = 'me.jpg') =>
    server.app.inject({
      method: 'POST',
      url: profileApi.uploadAvatar.path,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
      payload: Buffer.concat([
        Buffer.from(`--edge\r\ncontent-disposition: form-data; name="data"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`),
        file,
        Buffer.from('\r\n--edge--\r\n'),
      ]),
    })
  const jpeg = (note: string) =>
    Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 2 + note.length]),
      Buffer.from(note),
      Buffer.from([0xff, 0xda, 0, 5, 1, 2, 3, 9, 8, 0xff, 0xd9]),
    ])

  test('shows the picture without the camera’s metadata, and a new one deletes the old', async () => {
    const user = await aUser(server.ctx)
    const first = (await send(user.headers, jpeg('GPS 55.75'))).json<{ avatar: string }>().avatar
    const shown = await server.app.inject({ url: first })
    expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload.includes('GPS')]).toEqual([200, 'image/jpeg', false])
    expect((await callApi(server, authApi.currentUser, { headers: user.headers })).body.avatar).toBe(first)

    const second = (await send(user.headers, jpeg('again'))).json<{ avatar: string }>().avatar
    expect((await server.app.inject({ url: first })).statusCode).toBe(404)
    expect((await server.app.inject({ url: second })).statusCode).toBe(200)
    expect((await callApi(server, profileApi.deleteAvatar, { headers: user.headers })).body.avatar).toBeNull()
    expect((await server.app.inject({ url: second })).statusCode).toBe(404)
  })

  test('a .png is taken too', async () => {
    const user = await aUser(server.ctx)
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
    const sent = await send(user.headers, Buffer.from(pixel, 'base64'), 'image/png', 'me.png')
    const { avatar } = sent.json<{ avatar: string }>()
    expect(avatar).toMatch(/^\/media\//)
    expect((await server.app.inject({ url: avatar })).headers['content-type']).toBe('image/png')
  })

  test.each([
    ['a page named as a picture', Buffer.from('<svg onload=alert(1)>'), 'image/jpeg', 415],
    ['a drawing', Buffer.from('<svg/>'), 'image/svg+xml', 415],
    ['nothing', Buffer.alloc(0), 'image/png', 415],
    ['more than 2 Mb', Buffer.concat([jpeg('x'), Buffer.alloc(2 * 1024 * 1024)]), 'image/jpeg', 413],
    ['a picture named as a program', jpeg('x'), 'image/jpeg', 415, 'me.jpg.exe'],
    ['a picture of another kind than its name', jpeg('x'), 'image/png', 415, 'me.png'],
  ])('%s is refused', async (_, file, type, status, name = 'me.jpg') => {
    const user = await aUser(server.ctx)
    expect((await send(user.headers, file, type, name)).statusCode).toBe(status)
    expect((await callApi(server, profileApi.read, { headers: user.headers })).body.avatar).toBeNull()
  })
})

test('staff in the place of a buyer read the profile and cannot change it', async () => {
  const [buyer, manager] = [await aUser(server.ctx, { firstName: 'Пётр' }), await aUser(server.ctx, { role: 'administrator' })]
  const { headers, tokenHash } = await aSession(server.ctx, buyer.id)
  await server.pool.query('update sessions set staff_id = $1 where token_hash = $2', [manager.id, tokenHash])
  expect((await callApi(server, profileApi.read, { headers })).body.firstname).toBe('Пётр')
  expect((await update(headers, { firstname: 'Другой' })).body.code).toBe('access.denied')
  expect((await callApi(server, profileApi.requestContactCode, { headers, body: { email: 'x@y.test' } })).body.code).toBe('access.denied')
})
