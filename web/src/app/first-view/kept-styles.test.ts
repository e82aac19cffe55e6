import { expect, test, vi } from 'vitest'
import { serializeStyles } from './kept-styles.ts'

const theme = { breakpoints: {} }
type Props = { colour: string; title?: string; theme?: object; sx?: object }

/** How often styles were made, and what they were. */
function styles() {
  const make = vi.fn(({ colour }: Props) => ({ color: colour }))
  const styled = (props: Props) => serializeStyles(['margin:0;', make as never], {}, { theme, ...props })
  return { make, styled }
}

test('the same element has the same styles, whatever it says, and they are made once', () => {
  const { make, styled } = styles()
  const first = styled({ colour: 'red', title: 'One' })
  expect(styled({ colour: 'red', title: 'Two' })).toBe(first)
  // The provider makes the theme anew for every page.
  expect(styled({ colour: 'red', title: 'Two', theme: { ...theme } })).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
})

test('another property, another theme or other styles are not the same', () => {
  const { styled } = styles()
  const red = styled({ colour: 'red' })
  expect(styled({ colour: 'blue' }).styles).toContain('blue')
  expect(styled({ colour: 'red', theme: { breakpoints: {} } })).not.toBe(red)
  expect(styled({ colour: 'red', sx: { p: 1 } })).not.toBe(red)
  expect(styled({ colour: 'red', sx: { p: 2 } })).not.toBe(styled({ colour: 'red', sx: { p: 1 } }))
  expect(styles().styled({ colour: 'red' })).not.toBe(red)
})

test('styles made by a function of the element are made each time', () => {
  const { make, styled } = styles()
  styled({ colour: 'red', sx: { p: () => 1 } })
  styled({ colour: 'red', sx: { p: () => 2 } })
  expect(make).toHaveBeenCalledTimes(2)
})

test('global styles that are there already are made once for a theme', () => {
  const global = { body: { margin: 0 } }
  const first = serializeStyles([global], undefined, theme)
  expect(serializeStyles([global], undefined, { ...theme })).toBe(first)
  expect(serializeStyles([{ body: { margin: 1 } }], undefined, theme).styles).toContain('1')
  expect(serializeStyles([global], undefined, { breakpoints: {} })).not.toBe(first)
})

test('without a theme nothing is kept', () => {
  const { make } = styles()
  serializeStyles([make as never], {}, { colour: 'red' })
  serializeStyles([make as never], {}, { colour: 'red' })
  expect(make).toHaveBeenCalledTimes(2)
})
