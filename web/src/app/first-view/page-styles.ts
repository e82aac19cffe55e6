import type { EmotionCache } from '@emotion/react'

/** A style element of the page: `name` is how emotion finds it again in the browser. */
export type PageStyle = { name: string; css: string }

type Styles = Pick<EmotionCache, 'key' | 'inserted' | 'registered'>

const isOfClass = ({ key }: Styles, name: string, css: string | true): css is string =>
  typeof css === 'string' && css.includes(`.${key}-${name}`)

/** Of `plainClass`, made once when its module loads: emotion registers those of components only. */
const isPlain = (styles: Styles, name: string, css: string | true) =>
  isOfClass(styles, name, css) && styles.registered[`${styles.key}-${name}`] === undefined

/** Forgets the styles of the page before: one of them, such as how it is printed, would hold on the next page too. */
export function beginStyles(styles: Styles): void {
  styles.inserted = Object.fromEntries(Object.entries(styles.inserted).filter(([name, css = true]) => isPlain(styles, name, css)))
}

/** Pages of one kind have the same; most of them differ in nothing. */
const MOST_SHEETS = 30
const sheets = new Map<string, string>()

/** A name is the hash of its style: the same names are the same text, which is then one object. */
function sheetOf(names: string, write: () => string): string {
  const known = sheets.get(names)
  if (known !== undefined) return known
  if (sheets.size >= MOST_SHEETS) sheets.clear()
  const made = write()
  sheets.set(names, made)
  return made
}

/**
 * The styles of the page that was drawn: those of its classes out of all that were made on the way, and those that belong to no class
 * (keyframes, and global styles, which emotion keeps in elements of their own). Plain classes come first, as in the browser, where modules
 * load before anything is drawn.
 */
export function stylesOf(styles: Styles, markup: string): PageStyle[] {
  const { key } = styles
  const used = new Set(markup.match(new RegExp(`\\b${key}-[\\w-]+`, 'g')))
  const plain: PageStyle[] = []
  const ofComponents: PageStyle[] = []
  const global: PageStyle[] = []
  for (const [name, css] of Object.entries(styles.inserted)) {
    if (typeof css !== 'string') continue
    if (isOfClass(styles, name, css) && !used.has(`${key}-${name}`)) continue
    if (!isOfClass(styles, name, css) && !name.startsWith('animation-')) global.push({ name: `${key}-global ${name}`, css })
    else (isPlain(styles, name, css) ? plain : ofComponents).push({ name, css })
  }
  const own = [...plain, ...ofComponents]
  const names = [key, ...own.map(({ name }) => name)].join(' ')
  return [...global, { name: names, css: sheetOf(names, () => own.map(({ css }) => css).join('')) }]
}
