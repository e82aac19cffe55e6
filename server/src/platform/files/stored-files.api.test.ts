import { expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { inTransaction } from '../context.ts'
import { removeOrphans, storeFile } from './stored-files.ts'

const { server } = describeStore()

const paper = { name: 'Счёт.pdf', type: 'application/pdf', body: Buffer.from('bytes'), owner: 'company:1' } as const

test('bytes of a rolled-back upload go after a day; stored files and foreign files stay', async () => {
  const { ctx } = server
  const stored = await storeFile(ctx, paper)
  let orphan = ''
  const rolledBack = inTransaction(ctx, async (tx) => {
    orphan = (await storeFile(tx, paper)).key
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  const foreign = `${orphan.slice(0, 2)}/seeded.svg`
  await ctx.files.put(foreign, Buffer.from('<svg/>'), 'image/svg+xml')
  const there = () => Promise.all([stored.key, orphan, foreign].map(async (key) => (await ctx.files.get(key)) !== null))

  await removeOrphans.run(ctx, {})
  expect(await there()).toEqual([true, true, true])
  await removeOrphans.run({ ...ctx, now: () => new Date(Date.now() + 25 * 3_600_000) }, {})
  expect(await there()).toEqual([true, false, true])
})
