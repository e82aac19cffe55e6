import { expect, test } from 'vitest'
import { rooms } from '../rooms.ts'
import { type Block, inlineOf, readGuidePage } from './guide-blocks.rules.ts'
import { guideLink, guidePages } from './guide-pages.ts'

const pictures = Object.keys(import.meta.glob('../../../../public/guide/*', { query: '?url' }))

const wordsOf = (block: Block) => ('parts' in block ? block.parts : 'items' in block ? block.items.flat() : [])
const linksOf = (blocks: Block[]) => blocks.flatMap(wordsOf).flatMap((part) => (part.kind === 'link' ? part.to : []))

test('a page is read as title, headings, text, lists, steps, notes and pictures', () => {
  expect(
    readGuidePage('# День\n\nТекст **важно** и [ссылка](orders).\n\n## Дальше\n\n- раз\n- два\n\n1. шаг\n\n> заметка\n\n![вид](setup)\n'),
  ).toEqual({
    title: 'День',
    blocks: [
      { kind: 'text', parts: inlineOf('Текст **важно** и [ссылка](orders).') },
      { kind: 'heading', text: 'Дальше' },
      { kind: 'list', items: [[{ kind: 'text', text: 'раз' }], [{ kind: 'text', text: 'два' }]] },
      { kind: 'steps', items: [[{ kind: 'text', text: 'шаг' }]] },
      { kind: 'note', parts: [{ kind: 'text', text: 'заметка' }] },
      { kind: 'picture', name: 'setup', caption: 'вид' },
    ],
  })
  expect(inlineOf('Текст **важно** и [ссылка](orders).').map(({ kind, text }) => [kind, text])).toEqual([
    ['text', 'Текст '],
    ['bold', 'важно'],
    ['text', ' и '],
    ['link', 'ссылка'],
    ['text', '.'],
  ])
})

test('every page of the guide is written, and each of its links leads to a section', () => {
  for (const { name, title, blocks } of guidePages) {
    expect([name, title === '', blocks.length > 5]).toEqual([name, false, true])
    for (const link of linksOf(blocks)) expect(() => guideLink(link)).not.toThrow()
  }
})

test('every section of the back office is explained somewhere in the guide', () => {
  const explained = new Set(guidePages.flatMap(({ blocks }) => linksOf(blocks)).map(guideLink))
  expect(rooms.filter(({ path }) => !explained.has(path)).map(({ name }) => name)).toEqual([])
})

test('every picture of the guide is there, and no other', () => {
  const named = guidePages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'picture' ? `${block.name}.jpg` : [])))
  expect(new Set(pictures.map((path) => path.split('/').at(-1)))).toEqual(new Set(named))
})
