import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#src/config'
import { seal, unseal } from './seal.ts'

const withKey = (key: string, DATA_DIR = '/nowhere') => ({
  config: readConfig({ NODE_ENV: 'test', SECRETS_KEY: key && key.padEnd(32, '.'), DATA_DIR }),
})
const secret = Buffer.from('a secret of twenty b')

test('what is sealed opens with the same key and place, and is not to be read', async () => {
  const sealed = await seal(withKey('first'), { secret, place: 'two-factor:5' })
  expect(sealed.includes(secret)).toBe(false)
  expect(await unseal(withKey('first'), { sealed, place: 'two-factor:5' })).toEqual(secret)
})

test('another key, another place or a changed byte opens nothing', async () => {
  const sealed = await seal(withKey('first'), { secret, place: 'two-factor:5' })
  await expect(unseal(withKey('second'), { sealed, place: 'two-factor:5' })).rejects.toThrow(/unable to authenticate/)
  await expect(unseal(withKey('first'), { sealed, place: 'two-factor:6' })).rejects.toThrow(/unable to authenticate/)
  sealed.writeUInt8(sealed.readUInt8(14) ^ 1, 14)
  await expect(unseal(withKey('first'), { sealed, place: 'two-factor:5' })).rejects.toThrow(/unable to authenticate/)
})

test('without a key in the environment one is made in the data folder, for its owner alone, and stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-key-'))
  const [one, other] = await Promise.all([
    seal(withKey('', folder), { secret, place: 'a' }),
    seal(withKey('', folder), { secret, place: 'a' }),
  ])
  expect(await unseal(withKey('', folder), { sealed: one, place: 'a' })).toEqual(secret)
  expect(await unseal(withKey('', folder), { sealed: other, place: 'a' })).toEqual(secret)
  const path = join(folder, 'secrets.key')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(Buffer.from(await readFile(path, 'utf8'), 'base64')).toHaveLength(32)
})
