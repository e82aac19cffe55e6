import { css } from '@emotion/react'
import type { CSSObject, Theme } from '@mui/material/styles'
import { styleCache } from './style-cache.ts'
import { tokens } from './theme.ts'

/**
 * A class for what lists draw by the hundred: written once, when its file is read, where `styled` would work it out again for
 * every element. Colours come as variables, so both schemes are served.
 */
export function plainClass(styles: (given: { theme: Theme }) => CSSObject): string {
  const serialized = css(styles({ theme: tokens }) as Parameters<typeof css>[0])
  const name = `${styleCache.key}-${serialized.name}`
  styleCache.insert(`.${name}`, serialized, styleCache.sheet, true)
  return name
}
