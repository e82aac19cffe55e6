import type { Palette } from '@mui/material/styles'
import { describe, expect, test } from 'vitest'
import { tokens } from './theme.ts'

// The type of a theme leaves them out.
const { colorSchemes } = tokens as unknown as { colorSchemes: Record<'light' | 'dark', { palette: Palette }> }

type Colour = readonly [number, number, number]
const hex = (text: string): Colour => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as unknown as Colour
const inFigures = (text: string) => text.match(/[\d.]+/g)?.map(Number) ?? []

/** A translucent colour of the theme, on a surface. */
const over = (layer: string, surface: Colour): Colour => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = inFigures(layer)
  return [red, green, blue].map((channel, at) => channel * alpha + (surface[at] ?? 0) * (1 - alpha)) as unknown as Colour
}

const luminance = (colour: Colour) => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) =>
    channel <= 10.31 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: Colour, other: Colour) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const { palette } = colorSchemes[scheme]
  const { action, background, text } = palette
  const surfaces = [hex(background.default), hex(background.paper)].flatMap((plain) => [
    plain,
    over(action.hover, plain),
    over(action.selected, plain),
  ])

  test.each([
    ['primary text', text.primary],
    ['secondary text', text.secondary],
    ['primary', palette.primary.main],
    ['success', palette.success.main],
    ['warning', palette.warning.main],
    ['error', palette.error.main],
    ['info', palette.info.main],
  ])('%s is readable on every surface, a chosen one and one under the mouse as well', (_, colour) => {
    // WCAG 2.2, 1.4.3
    expect(Math.min(...surfaces.map((surface) => contrast(hex(colour), surface)))).toBeGreaterThanOrEqual(4.5)
  })
})
