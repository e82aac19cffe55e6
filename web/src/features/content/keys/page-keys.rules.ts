/** Keys of the store by the place they work in; the name of each is a text of `keys`. */
const keysOf = {
  everywhere: [
    { name: 'search', keys: ['/'] },
    { name: 'help', keys: ['?'] },
    { name: 'close', keys: ['Esc'] },
  ],
  search: [
    { name: 'move', keys: ['↑', '↓'] },
    { name: 'open', keys: ['Enter'] },
    { name: 'toCart', keys: ['Shift', 'Enter'] },
    { name: 'newTab', keys: ['Ctrl', 'Enter'] },
  ],
  catalogue: [
    { name: 'move', keys: ['↑', '↓'] },
    { name: 'open', keys: ['Enter'] },
    { name: 'amount', keys: ['0–9'] },
    { name: 'add', keys: ['+'] },
    { name: 'copy', keys: ['C'] },
    { name: 'compare', keys: ['S'] },
  ],
  product: [{ name: 'neighbour', keys: ['←', '→'] }],
  specification: [
    { name: 'edit', keys: ['F2'] },
    { name: 'clear', keys: ['Delete'] },
    { name: 'insert', keys: ['Ctrl', 'Enter'] },
    { name: 'remove', keys: ['Ctrl', '−'] },
    { name: 'moveRow', keys: ['Alt', '↑ ↓'] },
    { name: 'group', keys: ['Ctrl', 'G'] },
    { name: 'undo', keys: ['Ctrl', 'Z'] },
    { name: 'redo', keys: ['Ctrl', 'Y'] },
  ],
  cart: [
    { name: 'cell', keys: ['↑', '↓', '←', '→'] },
    { name: 'edit', keys: ['F2'] },
    { name: 'moveRow', keys: ['Alt', '↑ ↓'] },
    { name: 'remove', keys: ['Ctrl', '−'] },
    { name: 'paste', keys: ['Ctrl', 'V'] },
    { name: 'undo', keys: ['Ctrl', 'Z'] },
    { name: 'checkout', keys: ['Ctrl', 'Enter'] },
  ],
  order: [{ name: 'send', keys: ['Ctrl', 'Enter'] }],
  deskQueue: [
    { name: 'nextRow', keys: ['J', '↓'] },
    { name: 'formerRow', keys: ['K', '↑'] },
    { name: 'open', keys: ['Enter'] },
    { name: 'select', keys: ['X'] },
    { name: 'selectRange', keys: ['Shift', 'X'] },
    { name: 'confirm', keys: ['C'] },
  ],
  deskOrder: [
    { name: 'confirm', keys: ['C'] },
    { name: 'nextOrder', keys: ['N', 'J'] },
    { name: 'formerOrder', keys: ['K'] },
    { name: 'toQueue', keys: ['U'] },
  ],
  desk: [
    { name: 'deskSearch', keys: ['Ctrl', 'K'] },
    { name: 'help', keys: ['?'] },
    { name: 'close', keys: ['Esc'] },
  ],
} as const

type Place = keyof typeof keysOf

function placesOf(path: string): Place[] {
  if (path === '/back-office/orders') return ['deskQueue', 'desk']
  if (/^\/back-office\/orders\/\d+/.test(path)) return ['deskOrder', 'desk']
  if (path.startsWith('/back-office')) return ['desk']
  if (path === '/catalog') return ['catalogue', 'product', 'search', 'everywhere']
  if (/^\/specifications\/\d+/.test(path)) return ['specification', 'search', 'everywhere']
  if (path === '/cart') return ['cart', 'search', 'everywhere']
  return /^\/orders\/\d+/.test(path) ? ['order', 'search', 'everywhere'] : ['search', 'everywhere']
}

/** The keys that work on a page, its own first. */
export const pageKeys = (path: string) => placesOf(path).map((place) => ({ place, keys: keysOf[place] }))
