import { expect, test } from 'vitest'
import { ru } from '#texts/ru'
import { readImport } from './read-import.ts'

const ctx = { config: { IMPORT_TIMEOUT_MS: 1 }, log: { info: () => {} } } as unknown as Parameters<typeof readImport>[0]

test('[X-07] a document that takes too long to read is refused with the advice to send a smaller one', async () => {
  await expect(readImport(ctx, { text: 'KAB-0015;20' })).rejects.toMatchObject({ code: 'import.too-slow' })
  expect(ru.errors['import.too-slow']).toBe('Время ответа сервера истекло. Попробуйте загрузить меньший по объему документ.')
})
