import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AnsweringThread } from './answering-thread.ts'

// Threads start slowly on a machine with other work.
vi.setConfig({ testTimeout: 120_000 })

const MODULE = new URL('./answering-thread.ts', import.meta.url).href

/** Adds up what it was told and what it is asked; dies of a question that is no number. */
const adder = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { answerQuestions } from '${MODULE}'
    let sum = 0
    answerQuestions({
      take: (told) => { sum += told },
      answer: async (question) => {
        if (question === 'die') process.exit(1)
        if (question === 'fail') throw Object.assign(new Error('torn'), { cause: () => {} })
        return sum + question
      },
    })
  `)}`,
)

function startAdder({ told = 0 } = {}) {
  const tellers: ((told: number) => void)[] = []
  const thread = new AnsweringThread<number | string, number, number>({
    file: adder,
    data: null,
    youngMb: 16,
    onStart: (tell) => {
      tellers.push(tell)
      tell(told)
    },
  })
  onTestFinished(() => thread.close())
  return { thread, tellers }
}

test('answers come to those who asked, from what the thread was told before', async () => {
  const { thread, tellers } = startAdder({ told: 10 })
  const first = thread.ask(1)
  tellers[0]?.(100)
  const second = thread.ask(2)
  expect(thread.load).toBe(2)
  expect(await Promise.all([first, second])).toEqual([11, 112])
  expect(thread.load).toBe(0)
})

test('a failure is the answer to its own question alone', async () => {
  const { thread } = startAdder()
  const failed = thread.ask('fail')
  const answered = thread.ask(1)
  await expect(failed).rejects.toThrow('torn')
  expect(await answered).toBe(1)
})

test('when the thread dies its open questions are refused, and another, told anew, takes its place', async () => {
  const { thread, tellers } = startAdder({ told: 5 })
  await expect(thread.ask('die')).rejects.toThrow('ended')
  expect(await thread.ask(1)).toBe(6)
  expect(tellers).toHaveLength(2)
})

test('a closed thread refuses what is still open and whoever asks later', async () => {
  const { thread, tellers } = startAdder()
  const open = thread.ask(1)
  const closing = thread.close()
  await expect(open).rejects.toThrow('ended')
  await closing
  await expect(thread.ask(2)).rejects.toThrow('ended')
  expect(tellers).toHaveLength(1)
})

test('a thread that cannot start is not started over and over', async () => {
  let starts = 0
  const thread = new AnsweringThread<number, number, number>({
    file: new URL(`data:text/javascript,${encodeURIComponent(`process.exit(1)`)}`),
    data: null,
    youngMb: 16,
    onStart: () => {
      starts += 1
    },
  })
  onTestFinished(() => thread.close())
  await expect.poll(() => starts, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
  await pause(1_500)
  // Doubled pauses from a fifth of a second: three more at most.
  expect(starts).toBeLessThan(7)
})

test('a thread that answered before it died is replaced at once, however often', async () => {
  const { thread, tellers } = startAdder()
  for (const times of [1, 2, 3, 4]) {
    expect(await thread.ask(times)).toBe(times)
    await expect(thread.ask('die')).rejects.toThrow('ended')
    expect(tellers).toHaveLength(times + 1)
  }
})
