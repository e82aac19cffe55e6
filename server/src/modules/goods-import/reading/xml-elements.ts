import { SaxesParser } from 'saxes'
import { FileRefusal } from './table.ts'
import { decodedParts } from './text-encoding.ts'

/** An element with everything in it; made only for the elements asked for. */
export type XmlElement = { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] }

const LONGEST = 100_000
const MOST_CHILDREN = 5_000
const DEEPEST = 64

/**
 * The elements with these names, one after the other and each whole, out of a file of any size.
 * An element within another of them belongs to the outer one.
 */
export function* elementsOf(bytes: Uint8Array, names: ReadonlySet<string>): Generator<XmlElement & { path: string }> {
  const parser = new SaxesParser()
  const path: string[] = []
  const open: XmlElement[] = []
  const ready: (XmlElement & { path: string })[] = []
  let failure: FileRefusal | null = null as FileRefusal | null
  /** An error only at the end means that the end is missing. */
  let isAtEnd = false
  parser.on('doctype', () => {
    // A document type may name entities that grow without end or stand for other files.
    failure ??= new FileRefusal('goods-import.unreadable')
  })
  parser.on('error', () => {
    failure ??= new FileRefusal(isAtEnd ? 'goods-import.cut-off' : 'goods-import.unreadable')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.replace(/^.*:/, '')
    path.push(local)
    if (path.length > DEEPEST) failure ??= new FileRefusal('goods-import.unreadable')
    const parent = open.at(-1)
    if (!parent && !names.has(local)) return
    const element: XmlElement = { name: local, attributes, text: '', children: [] }
    if (parent && parent.children.length < MOST_CHILDREN) parent.children.push(element)
    open.push(element)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element && element.text.length < LONGEST) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element && open.length === 0) ready.push({ ...element, path: path.join('/') })
    path.pop()
  })
  for (const part of decodedParts(bytes)) {
    parser.write(part.replace(/^\ufeff/, ''))
    if (failure) throw failure
    yield* ready.splice(0)
  }
  isAtEnd = true
  parser.close()
  if (failure) throw failure
  yield* ready.splice(0)
}

export const childrenOf = (element: XmlElement, name: string): XmlElement[] => element.children.filter((one) => one.name === name)
export const childText = (element: XmlElement, name: string): string => childrenOf(element, name)[0]?.text.trim() ?? ''
