import { css } from '@emotion/react'
import type { CSSObject, Theme } from '@mui/material/styles'
import { styleCache } from './style-cache.ts'
import { tokens } from './theme.ts'

/**
 * A class for elements that lists draw by the hundred: computed once, when its module loads, where `styled` would compute it for
 * every element. Colours are CSS variables, so both schemes work.
 */
export function plainClass(styles: (given: { theme: Theme }) => CSSObject): string {
  const serialized = css(styles({ theme: tokens }) as Parameters<typeof css>[0])
  const name = `${styleCache.key}-${serialized.name}`
  // A page that the server drew has it already, before the styles that override it.
  if (!(serialized.name in styleCache.inserted)) styleCache.insert(`.${name}`, serialized, styleCache.sheet, true)
  return name
}
