import type { EmotionCache } from '@emotion/react'
import { randomUuid } from '#lib/random-uuid.ts'
import type { DrawnFrom, Fragment } from '#ui/cached-fragment.tsx'

type Styles = Pick<EmotionCache, 'key' | 'inserted'>
type StyleEntry = readonly [name: string, css: string | true]
type Drawn = { markup: string; styles: StyleEntry[]; preloads: string[] }

const MOST_FRAGMENTS = 200

/** Noncharacters: no text has them, and nobody can guess the number. */
const SIGN = `\uFDD0${randomUuid()}`
// React puts a comment between two texts; a mark is a text, the fragment itself begins and ends with an element.
const MARK = new RegExp(`(?:<!-- -->)?${SIGN}([kbe])(\\d+)\uFDD1(?:<!-- -->)?`)
const markOf = (kind: 'k' | 'b' | 'e', place: number) => `${SIGN}${kind}${place}\uFDD1`

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/
const sourceOf = (preload: string) => / href="([^"]*)"/.exec(preload)?.[1]

/** Parts that React left to the browser are drawn again. */
const isWhole = (markup: string) => !/<!--\$[!?]-->|<template/.test(markup)

type Placed = { key: string; known: Drawn | undefined; atEnd: StyleEntry[] }

/**
 * Markup of fragments that many pages have. A page is drawn with marks in the places of those known, and around those that are not; their
 * styles count as made where the fragment stands, in the order in which they were made for it.
 */
export class Fragments {
  readonly #styles: Styles
  readonly #drawn = new Map<string, Drawn>()
  #origins: Record<DrawnFrom, string> = { site: '', filters: '' }
  #placed: Placed[] = []

  constructor(styles: Styles) {
    this.#styles = styles
  }

  /** The next page; `origins` change with everything fragments are drawn from. */
  begin(origins: Record<DrawnFrom, string>): void {
    this.#origins = origins
    this.#placed = []
  }

  readonly place = ({ name, from, id, by }: Fragment) => {
    const key = JSON.stringify([name, id, this.#origins[from], by])
    const known = this.#drawn.get(key)
    const placed: Placed = { key, known, atEnd: [] }
    const at = this.#placed.push(placed) - 1
    if (known) {
      for (const [style, css] of known.styles) this.#styles.inserted[style] ??= css
      return { known: markOf('k', at) }
    }
    return { begin: markOf('b', at), end: <End mark={markOf('e', at)} onEnd={() => (placed.atEnd = this.#ofNoClass())} /> }
  }

  /** Keyframes and global styles, which no markup names. */
  #ofNoClass(): StyleEntry[] {
    const { key, inserted } = this.#styles
    return Object.entries(inserted).filter(
      (entry): entry is [string, string | true] =>
        entry[1] !== undefined && !(typeof entry[1] === 'string' && entry[1].includes(`.${key}-${entry[0]}`)),
    )
  }

  /** The markup of the page without marks; fragments drawn with it stay for the pages that follow. */
  take(marked: string): string {
    if (this.#placed.length === 0) return marked
    const [preloads = ''] = PRELOADS.exec(marked) ?? []
    const ofPage = preloads.match(/<link[^>]*>/g) ?? []
    const [text = '', ...parts] = marked.slice(preloads.length).split(MARK)
    const open = [text]
    for (let at = 0; at < parts.length; at += 3) {
      const [kind, place, after = ''] = parts.slice(at, at + 3)
      const placed = this.#placed[Number(place)]
      if (!placed) throw new Error('a fragment that was not placed')
      if (kind === 'b') {
        open.push(after)
        continue
      }
      const markup = kind === 'k' ? (placed.known?.markup ?? '') : (open.pop() ?? '')
      if (kind === 'e') this.#remember(placed, markup, ofPage)
      open.push((open.pop() ?? '') + markup + after)
    }
    const fromFragments = this.#placed.flatMap(({ known }) => known?.preloads ?? [])
    return [...new Set([...fromFragments, ...ofPage])].join('') + open.join('')
  }

  #remember({ key, atEnd }: Placed, markup: string, preloads: string[]): void {
    if (!isWhole(markup)) return
    const { key: prefix, inserted } = this.#styles
    const used = new Set(markup.match(new RegExp(`\\b${prefix}-[\\w-]+`, 'g')))
    const ofNoClass = new Set(atEnd.map(([name]) => name))
    const styles = Object.entries(inserted).filter(
      (entry): entry is [string, string | true] => entry[1] !== undefined && (ofNoClass.has(entry[0]) || used.has(`${prefix}-${entry[0]}`)),
    )
    const shown = preloads.filter((preload) => markup.includes(` src="${sourceOf(preload)}"`))
    if (this.#drawn.size >= MOST_FRAGMENTS) this.#drawn.delete(this.#drawn.keys().next().value ?? '')
    this.#drawn.set(key, { markup, styles, preloads: shown })
  }
}

function End({ mark, onEnd }: { mark: string; onEnd: () => void }) {
  onEnd()
  return mark
}
