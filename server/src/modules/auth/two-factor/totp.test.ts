import fc from 'fast-check'
import { expect, test } from 'vitest'
import { authenticatorUri, base32Of, codeOfStep, stepAt, stepOfCode } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  // RFC 6238, appendix B: the last six digits of the eight it gives for SHA-1.
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %s seconds the code is %s', (seconds, code) => {
  expect(codeOfStep(secret, stepAt(at(seconds)))).toBe(code)
})

test('a clock may be one step behind or ahead and no more', () => {
  const now = at(3_000_000)
  const steps = [-2, -1, 0, 1, 2].map((drift) => stepOfCode(secret, { code: codeOfStep(secret, stepAt(now) + drift), now, lastStep: 0 }))
  expect(steps).toEqual([null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, null])
})

test('a code that was used, and one older than it, is refused', () => {
  const now = at(3_000_000)
  const lastStep = stepAt(now)
  expect(stepOfCode(secret, { code: codeOfStep(secret, lastStep), now, lastStep })).toBeNull()
  expect(stepOfCode(secret, { code: codeOfStep(secret, lastStep - 1), now, lastStep })).toBeNull()
  expect(stepOfCode(secret, { code: codeOfStep(secret, lastStep + 1), now, lastStep })).toBe(lastStep + 1)
})

test('a code may be typed with a gap, and anything else is no code', () => {
  const now = at(59)
  expect(stepOfCode(secret, { code: '287 082', now, lastStep: 0 })).toBe(1)
  for (const code of ['', '28708', '2870822', 'abcdef', '２８７０８２']) expect(stepOfCode(secret, { code, now, lastStep: 0 })).toBeNull()
})

test('base32 is that of RFC 4648', () => {
  const spelled = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32Of(Buffer.from(text)))
  expect(spelled).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'])
  fc.assert(fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => base32Of(bytes).length === Math.ceil((bytes.length * 8) / 5)))
})

test('the address for the authenticator names the shop and the account', () => {
  expect(authenticatorUri({ secret: 'MZXW6', issuer: 'Витрина', account: 'a@b.ru' })).toBe(
    'otpauth://totp/%D0%92%D0%B8%D1%82%D1%80%D0%B8%D0%BD%D0%B0:a%40b.ru?secret=MZXW6&issuer=%D0%92%D0%B8%D1%82%D1%80%D0%B8%D0%BD%D0%B0&algorithm=SHA1&digits=6&period=30',
  )
})
