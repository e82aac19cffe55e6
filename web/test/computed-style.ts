/** The page's own, which computes the styles of all ancestors again for every answer. */
export const computedByPage = window.getComputedStyle.bind(window)

/** Asked of every element by queries by role, matchers of visibility and axe. */
const OWN = ['display', 'opacity', 'position', 'overflow', 'clip', 'clip-path', 'height', 'width', 'content-visibility']
const INHERITED = ['visibility', 'direction']
export const ASKED = new Set([...OWN, ...INHERITED])

/** By tag: without a style of its own an element has the same value wherever it stands. */
const defaults = new Map<string, string>()

function nearestStyled(element: Element): Element {
  let at = element
  while (at.parentElement && !at.hasAttribute('style')) at = at.parentElement
  return at
}

function valueOf(element: Element, property: string): string {
  if (INHERITED.includes(property)) return computedByPage(nearestStyled(element)).getPropertyValue(property)
  const read = () => computedByPage(element).getPropertyValue(property)
  // An open <dialog> and a closed one have different defaults.
  if (element.hasAttribute('style') || element.tagName === 'DIALOG') return read()
  const key = `${element.tagName} ${property}`
  const value = defaults.get(key) ?? read()
  defaults.set(key, value)
  return value
}

/** The same answers as the page's own, from inline styles and the browser's defaults; a page with style sheets answers itself. */
export const computedStyle: typeof window.getComputedStyle = (element) => {
  const style = computedByPage(element)
  if (!element.isConnected || document.querySelector('style, link[rel="stylesheet"]')) return style
  return new Proxy(style, {
    get: (_, name) => {
      if (name === 'getPropertyValue')
        return (property: string) => (ASKED.has(property) ? valueOf(element, property) : style.getPropertyValue(property))
      return typeof name === 'string' && ASKED.has(name) ? valueOf(element, name) : (Reflect.get(style, name) as unknown)
    },
  })
}
