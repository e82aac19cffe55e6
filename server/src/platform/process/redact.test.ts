import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test.each([
  ['a bearer token', '{"headers":{"authorization":"Bearer abcdef1234567890abcdef"}}', 'abcdef1234567890'],
  ['a cookie', '{"headers":{"cookie":"identity=zyx987; theme=dark"}}', 'zyx987'],
  ['several cookies', '{"set-cookie":["a=secret1","b=secret2"]}', 'secret'],
  ['a password with a quote in it', '{"body":{"password":"my \\"odd\\" pass","x":1}}', 'odd'],
  ['a password inside a string', '{"msg":"body {\\"password\\":\\"hunter2\\",\\"x\\":1}"}', 'hunter2'],
  ['a numeric token', '{"token":123456789}', '123456789'],
  ['a one-time code', '{"code":"482913"}', '482913'],
  ['a numeric one-time code', '{"code":482913}', '482913'],
  ['a code in a query', '{"url":"/api/v2/x?code=482913&page=2"}', '482913'],
  ['an invitation in a query', '{"url":"/user/signin-by-invitation?invitation=ab-cd-ef"}', 'ab-cd-ef'],
  ['a nested token in a query', '{"url":"/x?filters[token]=qwerty123"}', 'qwerty123'],
  ['an encoded nested token in a query', '{"url":"/x?filters%5Btoken%5D=qwerty123"}', 'qwerty123'],
  ['a phone', '{"msg":"sms to +79001234567 failed"}', '9001234567'],
  ['a written phone', '{"msg":"звонить 8 (900) 123-45-67"}', '123-45-67'],
  ['an encoded phone', '{"url":"/x?q=%2B79001234567"}', '9001234567'],
  ['an Uzbek phone', '{"msg":"+998901234567"}', '901234567'],
  ['a bare phone', '{"key":"sign-in:79001234567"}', '79001234567'],
  ['an e-mail', '{"msg":"to buyer@vitrina.test"}', 'buyer'],
  ['an encoded e-mail', '{"url":"/x?q=buyer%40vitrina.test"}', 'buyer'],
  ['the password of a database', '{"msg":"postgres://shop:s3cret@db:5432/shop"}', 's3cret'],
])('%s never reaches the log', (_what, line, secret) => {
  expect(redact(line)).not.toContain(secret)
})

test('a redacted line is still JSON, and other fields stay', () => {
  const line =
    '{"level":30,"time":1794712033064,"reqId":"6f1c2b7e-79e1-4b8b-9a55-001122334455","body":{"password":"a\\\\","phone":"+79001234567","note":"кабель ВВГ 3х2,5"},"code":"23505","err":{"code":"FST_ERR_X"},"ms":12,"price":78901234.5}'
  expect(JSON.parse(redact(line))).toEqual({
    level: 30,
    time: 1794712033064,
    reqId: '6f1c2b7e-79e1-4b8b-9a55-001122334455',
    body: { password: '[hidden]', phone: '[hidden]', note: 'кабель ВВГ 3х2,5' },
    code: '23505',
    err: { code: 'FST_ERR_X' },
    ms: 12,
    price: 78901234.5,
  })
})
