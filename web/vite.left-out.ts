import type { Plugin } from 'vite'

/** Parts of libraries that this store never runs, by the file that asks for them. */
const LEFT_OUT: { asked: RegExp; by: RegExp; instead: string }[] = [
  // `disableRipple` is the default of every button.
  { asked: /TouchRipple\.mjs$/, by: /@mui\/material\/ButtonBase\/ButtonBase\.mjs$/, instead: 'export default () => null' },
  // For `withTheme`, which nothing here calls.
  { asked: /^hoist-non-react-statics$/, by: /@emotion\/react\//, instead: 'export default (target) => target' },
]

const ID = '\0left-out/'

export const leftOut = (): Plugin => ({
  name: 'left-out',
  enforce: 'pre',
  resolveId(asked, importer) {
    const place = LEFT_OUT.findIndex((one) => one.asked.test(asked) && importer !== undefined && one.by.test(importer))
    return place < 0 ? undefined : ID + place
  },
  load: (id) => (id.startsWith(ID) ? LEFT_OUT[Number(id.slice(ID.length))]?.instead : undefined),
})
