import type { SpecificationChange } from '@vitrina/contract/specifications/specification-document.rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { aGroup, aLine, aSpecification } from '../specification.builder.ts'
import { createEditor } from './editor.ts'
import { readUnsaved, writeUnsaved } from './unsaved-changes.ts'

type Body = { version: number; changes: SpecificationChange[] }
const lines = [aLine({ id: 'a', rawText: 'автомат' }), aLine({ id: 'b', rawText: 'кабель' })]
const specification = aSpecification({ lines, version: 3 })
const note = (id: string, text: string): SpecificationChange => ({ op: 'setLines', lines: [{ id, note: text }] })
const offline = new ApiError({ status: 0, code: 'network' })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  writeUnsaved(specification.id, { version: 0, changes: [] })
})

/** A server that answers in the order given, then with success. */
function serve(...answers: (Error | 'ok')[]) {
  const sent: (Body & { key: string })[] = []
  const send = async (body: Body, key: string) => {
    sent.push({ ...body, key })
    const answer = answers.shift() ?? 'ok'
    if (answer !== 'ok') throw answer
    return { version: body.version + 1, products: [] }
  }
  return { sent, editor: createEditor({ specification, send }) }
}
const pass = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms)
const notes = (editor: ReturnType<typeof createEditor>) => editor.get().document.lines.map((line) => line.note)

test('[S-13] quick changes are shown at once and saved together, with the version they were made on', async () => {
  const { sent, editor } = serve()
  editor.change([note('a', 'x')])
  editor.change([note('b', 'y')])
  expect([notes(editor), editor.get().save]).toEqual([['x', 'y'], 'saving'])
  await pass()
  expect(sent).toMatchObject([{ version: 3, changes: [note('a', 'x'), note('b', 'y')] }])
  expect([editor.get().save, editor.get().version, editor.hasUnsaved()]).toEqual(['saved', 4, false])
})

test('[S-13] undo and redo are changes like others, and work after saving', async () => {
  const { sent, editor } = serve()
  editor.change([note('a', 'x')])
  await pass()
  editor.undo()
  expect(notes(editor)).toEqual(['', ''])
  await pass()
  editor.redo()
  await pass()
  expect(sent.map(({ changes }) => changes)).toEqual([[note('a', 'x')], [note('a', '')], [note('a', 'x')]])
  expect(sent.map(({ version }) => version)).toEqual([3, 4, 5])
})

test('[S-13] undo of a new group leaves there what a colleague has put into it', async () => {
  const { editor } = serve()
  const group = aGroup({ id: 'g', name: 'ЩО-1' })
  editor.change([
    { op: 'addGroup', group, after: null },
    { op: 'moveLines', ids: ['a'], groupId: 'g', after: null },
  ])
  await pass()
  const theirs = [aLine({ id: 'a', rawText: 'автомат', groupId: 'g' }), aLine({ id: 'c', rawText: 'их', groupId: 'g' }), ...lines.slice(1)]
  editor.adopt(aSpecification({ lines: theirs, groups: [group], version: 9 }))
  editor.undo()
  const { document } = editor.get()
  expect([document.groups, document.lines.map(({ id, groupId }) => [id, groupId])]).toEqual([
    [],
    [
      ['a', null],
      ['c', null],
      ['b', null],
    ],
  ])
})

test('[S-13] without a network changes wait, the batch on its way keeps its key, and all arrives in the end', async () => {
  const { sent, editor } = serve(offline, offline)
  editor.change([note('a', 'x')])
  await pass()
  expect(editor.get().save).toBe('offline')
  editor.change([note('b', 'y')])
  expect(readUnsaved(specification.id)?.changes).toHaveLength(2)
  await pass(20_000)
  expect(sent.map(({ changes }) => changes.length)).toEqual([1, 1, 1, 1])
  expect(new Set(sent.slice(0, 3).map(({ key }) => key)).size).toBe(1)
  expect([editor.get().save, readUnsaved(specification.id)]).toEqual(['saved', null])
})

test('[S-13] what was not saved before a reload is there again and is sent', async () => {
  writeUnsaved(specification.id, { version: 3, changes: [note('a', 'до перезагрузки')] })
  const { sent, editor } = serve()
  expect(notes(editor)[0]).toBe('до перезагрузки')
  editor.flush()
  await pass()
  expect(sent).toHaveLength(1)
})

const refusedBy = (theirs: typeof lines) =>
  new ApiError({ status: 409, code: 'specification.changed', current: aSpecification({ lines: theirs, version: 9 }) })

test('[S-13] 409: changes of other lines are joined and saved over the new version', async () => {
  const { sent, editor } = serve(refusedBy([aLine({ id: 'a', rawText: 'автомат' }), aLine({ id: 'b', rawText: 'кабель', note: 'их' })]))
  editor.change([note('a', 'моё')])
  await pass()
  expect(notes(editor)).toEqual(['моё', 'их'])
  expect(sent.map(({ version }) => version)).toEqual([3, 9])
  expect(editor.get()).toMatchObject({ save: 'saved', conflict: { isAsked: false, theirs: { lines: [{ lineId: 'b' }] } } })
})

test.each([
  ['mine', 'моё'],
  ['theirs', 'их'],
] as const)('[S-13] 409 on the same field: nothing is sent until the person chooses, then %s stays', async (way, text) => {
  const { sent, editor } = serve(refusedBy([aLine({ id: 'a', rawText: 'автомат', note: 'их' }), aLine({ id: 'b', rawText: 'кабель' })]))
  editor.change([note('a', 'моё'), note('b', 'и это')])
  await pass(5_000)
  expect(sent).toHaveLength(1)
  expect(editor.get().conflict).toMatchObject({ isAsked: true, overlaps: [{ field: 'note', theirs: 'их', mine: 'моё' }] })
  editor.resolve(way)
  await pass()
  expect(notes(editor)).toEqual([text, 'и это'])
  expect([sent.length, editor.get().save]).toEqual([2, 'saved'])
})

test('what the server refuses stays in the table until it is discarded', async () => {
  const { editor } = serve(new ApiError({ status: 403, code: 'specification.read-only', message: 'Только для чтения' }))
  editor.change([note('a', 'x')])
  await pass()
  expect(editor.get()).toMatchObject({ save: 'refused', refusal: 'Только для чтения' })
  expect(notes(editor)[0]).toBe('x')
  editor.discard()
  expect([notes(editor)[0], editor.hasUnsaved()]).toEqual(['', false])
})
