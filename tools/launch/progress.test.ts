import { expect, test } from 'vitest'
import { progressOn } from './progress.ts'

function record(isTTY: boolean) {
  const written: string[] = []
  return { progress: progressOn({ write: (text) => written.push(text), isTTY, columns: 60 }), written }
}

test('outside a terminal each tenth and each new title is one plain line', () => {
  const { progress, written } = record(false)
  for (let done = 0; done <= 100; done++) progress.show(done / 100, done < 50 ? 'товары' : 'цены')
  progress.finish()
  expect(written).toHaveLength(11)
  expect(written.at(0)).toBe('    0 %  товары\n')
  expect(written.at(5)).toBe('   50 %  цены\n')
  expect(written.at(-1)).toBe('  100 %  цены\n')
})

test('in a terminal the bar redraws one line, keeps within its width and leaves nothing behind', () => {
  const { progress, written } = record(true)
  progress.show(0.5, 'очень длинное название работы, которое не поместится в строку')
  progress.finish()
  expect(written[0]).toMatch(/^\r\x1b\[K {2}█{14}░{14} {2}50 % {2}очень/)
  expect(written[0]?.length).toBeLessThanOrEqual(60 + '\r\x1b[K'.length)
  expect(written.at(-1)).toBe('\r\x1b[K')
})
