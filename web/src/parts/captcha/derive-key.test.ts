import { expect, test } from 'vitest'
import { deriveKey } from './derive-key.ts'

async function derivedByTheBrowser(cost: number, salt: BufferSource, password: BufferSource): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', salt, iterations: cost, hash: 'SHA-256' }, key, 256))
}

test.each([1, 50, 5_000])('[V-05] work done without crypto.subtle gives the same key, cost %i', async (cost) => {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const password = crypto.getRandomValues(new Uint8Array(20))
  const { derivedKey } = await deriveKey({ cost, keyLength: 32 }, salt, password)
  expect(derivedKey).toEqual(await derivedByTheBrowser(cost, salt, password))
})
