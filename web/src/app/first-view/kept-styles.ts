import { serializeStyles as serialise } from '@emotion/serialize'

type Args = Parameters<typeof serialise>
type Serialised = ReturnType<typeof serialise>

/** Those of many pages; styles with sizes of their own must not fill the memory. */
const MOST_KEPT = 10_000
const DEEPEST = 6

/** Whether they are there may matter to a style, what they say cannot. */
const TEXTS = new Set(
  'children href to params search hash title id alt src d value defaultValue placeholder name label htmlFor style key ref'.split(' '),
)
const isText = (name: string) => TEXTS.has(name) || name.startsWith('aria-') || name.startsWith('data-')

const numbers = { objects: new WeakMap<object, number>(), texts: new Map<string, number>(), last: 0 }

/** The same function, object or text is the same part of a key. */
function numberOf(value: unknown): number {
  const known = typeof value === 'string' ? numbers.texts.get(value) : numbers.objects.get(value as object)
  if (known !== undefined) return known
  numbers.last += 1
  if (typeof value === 'string') numbers.texts.set(value, numbers.last)
  else numbers.objects.set(value as object, numbers.last)
  return numbers.last
}

const isPlain = (value: object) => [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value) as object | null)

/** Writes properties as a part of a key; null where they cannot be compared. `isStyle`: a function in them would make styles. */
function keyOf(value: unknown, isStyle: boolean, depth = 0): string | null {
  if (typeof value === 'string') return `"${value}"`
  if (typeof value === 'function') return isStyle ? null : 'f'
  if (typeof value !== 'object' || value === null) return String(value)
  if ('$$typeof' in value) return 'e'
  if (depth > DEEPEST || !isPlain(value)) return null
  let key = '{'
  for (const name in value) {
    if (name === 'theme') continue
    const part = (value as Record<string, unknown>)[name]
    const written = !isStyle && isText(name) ? String(Boolean(part)) : keyOf(part, isStyle || name === 'sx', depth + 1)
    if (written === null) return null
    key += `${name}:${written},`
  }
  return `${key}}`
}

const kept = new Map<string, Serialised>()

function partsOf(args: Args[0]): string | null {
  let key = ''
  for (const arg of args) {
    if (typeof arg === 'function' || typeof arg === 'string' || (typeof arg === 'object' && arg !== null)) key += `${numberOf(arg)} `
    else if (arg !== undefined && arg !== null && arg !== false) return null
  }
  return key
}

type Themed = { breakpoints?: object }

/** Styles for the whole page follow from what makes them alone; a function is another one for every page. */
const globalKeyOf = (args: Args[0]) => (args.some((arg) => typeof arg === 'function') ? null : 'global')

/**
 * In the place of emotion's own where pages are drawn: most of a drawing went into making the same styles again for every button of every
 * page. Styles follow from what makes them, the theme and the properties, texts left out.
 */
export function serializeStyles(...[args, registered, props]: Args): Serialised {
  const { theme: ownTheme, breakpoints } = (props ?? {}) as { theme?: Themed } & Themed
  // The provider makes a new object of the theme for every page; these parts of it stay. Global styles get the theme itself.
  const theme = ownTheme?.breakpoints ?? breakpoints
  const parts = theme ? partsOf(args) : null
  const key = parts && (ownTheme ? keyOf(props, false) : globalKeyOf(args))
  if (!theme || !parts || !key) return serialise(args, registered, props)
  const whole = `${numberOf(theme)} ${parts}${key}`
  const known = kept.get(whole)
  if (known) return known
  const made = serialise(args, registered, props)
  if (kept.size >= MOST_KEPT) {
    kept.clear()
    numbers.texts.clear()
  }
  kept.set(whole, made)
  return made
}
