import type { EmotionCache } from '@emotion/react'
import { type ReactNode, Suspense, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CachedFragment, FragmentCache } from '#ui/cached-fragment.tsx'
import { Fragments } from './fragments.tsx'

const site = { site: 'a', filters: 'a' }

/** Draws pages one after another, and counts how often each part was really drawn. */
function aDrawer() {
  const styles: Pick<EmotionCache, 'key' | 'inserted'> = { key: 'v', inserted: {} }
  const fragments = new Fragments(styles)
  const drawn: string[] = []
  const Part = ({ name, css }: { name: string; css?: string }) => {
    drawn.push(name)
    if (css) styles.inserted[css] = `.v-${css}{}`
    return (
      <p id={useId()} className={css && `v-${css}`}>
        {name}
      </p>
    )
  }
  const draw = (page: ReactNode, origins = site) => {
    styles.inserted = {}
    fragments.begin(origins)
    return fragments.take(renderToString(<FragmentCache value={fragments}>{page}</FragmentCache>))
  }
  return { Part, draw, drawn, styles }
}

test('a fragment is drawn once; every page has the same markup and ids as without it', () => {
  const { Part, draw, drawn } = aDrawer()
  const page = (goods: string) => (
    <main>
      <CachedFragment name="header" from="site">
        <Part name="header" />
      </CachedFragment>
      <Part name={goods} />
      <CachedFragment name="footer" from="site">
        <Part name="footer" />
      </CachedFragment>
    </main>
  )
  for (const goods of ['cable', 'lamp']) expect(draw(page(goods))).toBe(renderToString(page(goods)))
  expect(drawn.filter((name) => name === 'header')).toHaveLength(1 + 2)
})

test('another site, another value or another place is another fragment', () => {
  const { Part, draw, drawn } = aDrawer()
  const page = (by: unknown, isSecond = false) => (
    <div>
      {isSecond && <i />}
      <CachedFragment name="tools" from="site" by={[by]}>
        <Part name={String(by)} />
      </CachedFragment>
    </div>
  )
  expect(draw(page('a'))).toContain('>a</p>')
  expect(draw(page('b'))).toContain('>b</p>')
  draw(page('a'), { ...site, filters: 'b' })
  expect(drawn).toEqual(['a', 'b'])
  draw(page('a'), { ...site, site: 'b' })
  expect(drawn).toEqual(['a', 'b', 'a'])
  const Moved = () => <b id={useId()}>{page('a')}</b>
  expect(draw(<Moved />)).toBe(renderToString(<Moved />))
})

test('one inside another: when the outer one changes, the inner one is repeated', () => {
  const { Part, draw, drawn } = aDrawer()
  const page = (counts: number) => (
    <CachedFragment name="panel" from="filters" by={[counts]}>
      <Part name={`counts ${counts}`} />
      <CachedFragment name="head" from="site">
        <Part name="head" />
      </CachedFragment>
    </CachedFragment>
  )
  expect([1, 2, 1].map((counts) => draw(page(counts)))).toEqual([1, 2, 1].map((counts) => renderToString(page(counts))))
  expect(drawn.slice(0, 3)).toEqual(['counts 1', 'head', 'counts 2'])
})

test('the styles of a repeated fragment stand where it was drawn', () => {
  const { Part, draw, styles } = aDrawer()
  const page = (goods: string) => (
    <main>
      <Part name="before" css="b" />
      <CachedFragment name="header" from="site">
        <Part name="header" css="h" />
      </CachedFragment>
      <Part name={goods} css="g" />
    </main>
  )
  draw(page('cable'))
  const first = { ...styles.inserted }
  draw(page('lamp'))
  expect(Object.entries(styles.inserted)).toEqual(Object.entries(first))
  expect(Object.keys(first)).toEqual(['b', 'h', 'g'])
})

test('its pictures are asked for early on every page', () => {
  const { draw } = aDrawer()
  const page = (goods: string) => (
    <main>
      <CachedFragment name="header" from="site">
        <img src="/media/logo.svg" alt="" />
      </CachedFragment>
      <img src={goods} alt="" />
    </main>
  )
  for (const goods of ['/media/a.svg', '/media/b.svg']) expect(draw(page(goods))).toBe(renderToString(page(goods)))
})

test('a fragment of which a part was left to the browser is drawn again', () => {
  const { draw } = aDrawer()
  const known = { isLoaded: false }
  const Late = () => {
    if (!known.isLoaded) throw new Error('not there yet')
    return <p>help</p>
  }
  const page = (
    <CachedFragment name="header" from="site">
      <Suspense fallback={<i />}>
        <Late />
      </Suspense>
    </CachedFragment>
  )
  expect(draw(page)).not.toContain('help')
  known.isLoaded = true
  expect(draw(page)).toContain('help')
})
