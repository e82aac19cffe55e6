import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ru } from '../../server/src/texts/journal/events.ru.ts'

const modules = resolve(import.meta.dirname, '../../server/src/modules')

/** Events of the journal as the modules write them: `type: 'order.cancelled'`. */
const writtenTypes = () =>
  new Set(
    globSync('**/*.ts', { cwd: modules })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [...readFileSync(resolve(modules, file), 'utf8').matchAll(/\btype: '([a-z-]+\.[a-z_-]+)'/g)])
      .map(([, type = '']) => type),
  )

test('every event that is written down has its words in the journal', () => {
  const types = [...writtenTypes()]
  expect(types.length).toBeGreaterThan(100)
  expect(types.filter((type) => !(type in ru)).toSorted()).toEqual([])
})
