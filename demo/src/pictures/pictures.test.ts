import { describe, expect, test } from 'vitest'
import { brands, linesOf } from '../goods/brands.ts'
import { families } from '../goods/families.ts'
import { sections } from '../goods/sections.ts'
import { brandLogo } from './brands.ts'
import { tints } from './canvas.ts'
import { sectionPicture } from './sections.ts'

type Drawn = { where: string; svg: string }

/** Every picture the goods ask for, each once. */
const goods = families.flatMap((family): Drawn[] => {
  const [line] = linesOf(family.area)
  if (!line) throw new Error(`Nobody makes ${family.code}`)
  const drawn = new Map<string, string>()
  for (let variant = 0; variant < family.size; variant++) {
    const { picture } = family.describe(variant, line)
    if (!drawn.has(picture.variant)) drawn.set(picture.variant, picture.draw(tints[line.brand.tint]))
  }
  return [...drawn].map(([variant, svg]) => ({ where: `${family.code} ${variant}`, svg }))
})
const ofSections = sections.map(({ code }): Drawn => ({ where: `section ${code}`, svg: sectionPicture({ code }) }))
const logos = brands.map(({ name, tint }): Drawn => ({ where: `brand ${name}`, svg: brandLogo({ name, tint: tints[tint] }) }))
const all = [...goods, ...ofSections, ...logos]

const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9:-]*="[^"<&]*")*)(\/?)>/g

/** The first thing that keeps a picture from being well-formed XML. */
function faultOf(svg: string): string | undefined {
  const open: string[] = []
  let end = 0
  for (const { 0: whole, 1: closes, 2: name = '', 3: attributes = '', 4: isAlone, index } of svg.matchAll(tag)) {
    const between = svg.slice(end, index)
    if (/[<>&]/.test(between) || (between && open.at(-1) !== 'text')) return `stray ${between}`
    end = index + whole.length
    const names = [...attributes.matchAll(/([a-zA-Z][a-zA-Z0-9:-]*)=/g)].map(([, attribute]) => attribute)
    if (new Set(names).size < names.length) return `an attribute twice in ${whole}`
    if (closes && open.pop() !== name) return `${whole} closes another tag`
    if (!closes && !isAlone) open.push(name)
  }
  if (end < svg.length) return `stray ${svg.slice(end)}`
  return open.length > 0 ? `open ${open.join(' ')}` : undefined
}

describe('every picture of the demo', () => {
  test('is well-formed and has its own size', () => {
    expect(all.filter(({ svg }) => faultOf(svg) !== undefined).map(({ where, svg }) => `${where}: ${faultOf(svg)}`)).toEqual([])
    const sized = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">/
    expect(all.filter(({ svg }) => !sized.test(svg)).map(({ where }) => where)).toEqual([])
  })

  test('is smaller than 6 KB', () => {
    expect(all.filter(({ svg }) => Buffer.byteLength(svg) >= 6 * 1024).map(({ where }) => where)).toEqual([])
  })

  test('carries no script, no style and nothing from outside', () => {
    const outside = /<(script|style|image|foreignObject|a|iframe)\b| on\w+=|javascript:|data:|@import|url\((?!#)|href="(?!#)/
    expect(all.filter(({ svg }) => outside.test(svg)).map(({ where }) => where)).toEqual([])
  })

  test('refers only to parts that it has, and names each of them once', () => {
    const broken = all.filter(({ svg }) => {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      const wanted = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, fill, part]) => fill ?? part)
      return new Set(ids).size < ids.length || wanted.some((id) => !ids.includes(id))
    })
    expect(broken.map(({ where }) => where)).toEqual([])
  })

  test('has no slips in its numbers, colours and transforms', () => {
    expect(
      all
        .filter(({ svg }) => /NaN|undefined|null|Infinity|\[object| transform="(?!translate\(|rotate\(|scale\()/.test(svg))
        .map(({ where }) => where),
    ).toEqual([])
  })
})

test('families look different: only cables alike from outside share a picture', () => {
  const sharing = new Map<string, string[]>()
  for (const { code } of families) {
    const first = goods.find(({ where }) => where.startsWith(`${code} `))
    if (!first) throw new Error(`${code} has no picture`)
    sharing.set(first.svg, [...(sharing.get(first.svg) ?? []), code])
  }
  const alike = [...sharing.values()].filter((codes) => codes.length > 1)
  expect(alike).toEqual([
    ['vvg', 'kvvg'],
    ['kg', 'pvs'],
  ])
})

test('brands have logos of their own', () => {
  expect(new Set(logos.map(({ svg }) => svg)).size).toBe(brands.length)
})
