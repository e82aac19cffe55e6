import { expect, test } from 'vitest'
import { hashPassword, isPasswordOf } from './passwords.ts'

test('a password is kept as an argon2id PHC string with a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('Vitrina-2026'), hashPassword('Vitrina-2026')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(two)
})

test('only the same password opens it', async () => {
  const hash = await hashPassword('Пароль-й-2026')
  expect(await isPasswordOf(hash, 'Пароль-й-2026')).toBe(true)
  expect(await isPasswordOf(hash, 'Пароль-й-2026'.normalize('NFD'))).toBe(true)
  expect(await isPasswordOf(hash, 'пароль-й-2026')).toBe(false)
  expect(await isPasswordOf(hash, '')).toBe(false)
})

test('a hash made elsewhere with other costs is understood', async () => {
  // A vector of the reference implementation: -id -t 2 -m 8 -p 1, salt "somesalt".
  const known = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
  expect(await isPasswordOf(known, 'password')).toBe(true)
})

test('no password fits a missing hash', async () => {
  expect(await isPasswordOf(null, 'Vitrina-2026')).toBe(false)
})

test('an unknown person costs the same work as a known one', async () => {
  const hash = await hashPassword('Vitrina-2026')
  const medianOf = async (stored: string | null) => {
    const times: number[] = []
    for (let n = 0; n < 9; n++) {
      // Of the processor, not of the clock: other processes on this machine are not counted.
      const start = process.cpuUsage()
      await isPasswordOf(stored, 'wrong')
      times.push(process.cpuUsage(start).user)
    }
    return times.toSorted((a, b) => a - b)[4] ?? 0
  }
  const [known, unknown] = [await medianOf(hash), await medianOf(null)]
  expect(unknown).toBeGreaterThan(known / 3)
  expect(unknown).toBeLessThan(known * 3)
})

test('twenty at once all end', async () => {
  const hash = await hashPassword('Vitrina-2026')
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => isPasswordOf(hash, n % 2 ? 'Vitrina-2026' : 'no')))
  expect(answers.filter(Boolean)).toHaveLength(10)
})
