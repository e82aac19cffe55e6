import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inScript } from '../http/html.ts'
import { wholePage } from './drawn-html.ts'

const template = {
  html: `<!doctype html><html lang="ru"><head><script src="/boot.js"></script><link rel="stylesheet" crossorigin href="/assets/a.css"></head>
<body><div id="root">
  <div class="boot"><div class="boot-spinner"></div></div>
</div><noscript>…</noscript></body></html>`,
  bootScript: 'boot()',
  css: 'body{margin:0}',
  fonts: ['/assets/inter.woff2'],
}
const frame = { template, look: 'ru.0.1280.0', earlyCalls: ['/api/v1/info'] }
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const drawn = (given: Partial<Parameters<typeof wholePage>[0]> = {}) =>
  wholePage({ markup: '<main>Goods</main>', styles: [{ name: 'v a', css: '.v-a{color:red}' }], answers: ['[]'], ...given }, frame)
const textOf = ({ plain }: { plain: Uint8Array }) => Buffer.from(plain).toString()

test('the drawn page stands in the place of the spinner, with its styles and the answers it was drawn from', () => {
  const html = textOf(drawn({ answers: ['[[["info"],', Buffer.from('{"name":"Shop"}'), ']]'] }))
  expect(html).toContain(
    '<div id="root"><main>Goods</main></div><script type="application/json" id="first-view">[[["info"],{"name":"Shop"}]]</script>',
  )
  expect(html).toContain('<noscript>…</noscript>')
  expect(html).not.toContain('boot-spinner')
  expect(html).toContain('<style data-emotion="v a">.v-a{color:red}</style>')
  expect(html).toContain('<html data-look="ru.0.1280.0" lang="ru">')
})

test('a signed-in user’s page, of which nothing was drawn, keeps the spinner and says what to ask for first', () => {
  const nothing = { markup: '', styles: [], answers: [] }
  const page = wholePage(nothing, { ...frame, look: 'ru.0.1280.0.0.own' })
  const html = textOf(page)
  expect(html).toContain('<meta name="early-calls" content="[&quot;/api/v1/info&quot;]"><script>boot()</script>')
  expect(html).toContain('boot-spinner')
  expect(html).not.toContain('first-view')
  expect([page.styleHashes, page.attributeHashes]).toEqual([[hashOf(''), hashOf('body{margin:0}')], []])
})

test('nothing of the first paint is fetched: the script and the styles are inside, let in by their hashes', () => {
  const page = drawn({ markup: '<i style="width:56px"></i><i style="font-family:&quot;A&quot;"></i>' })
  const html = textOf(page)
  expect(html).toContain('<script>boot()</script>')
  expect(html).not.toContain('src="/boot.js"')
  expect(html).toContain('<link rel="stylesheet" media="not all" crossorigin href="/assets/a.css">')
  expect(page.scriptHashes).toEqual([hashOf('boot()')])
  expect(page.styleHashes).toEqual([hashOf(''), hashOf('body{margin:0}'), hashOf('.v-a{color:red}')])
  expect(page.attributeHashes).toEqual([hashOf('width:56px'), hashOf('font-family:"A"')])
})

test('pictures in sight are asked for before the scripts', () => {
  const preload = '<link rel="preload" as="image" href="/media/a.svg"/>'
  const html = textOf(drawn({ markup: `${preload}<main>Goods</main>` }))
  expect(html).toContain('<div id="root"><main>Goods</main></div>')
  expect(html.indexOf(preload)).toBeLessThan(html.indexOf('<script>'))
})

test('a name that would end the script of answers cannot', () => {
  const hostile = '</script><script>alert(1)</script><!--\u2028'
  expect(inScript({ hostile })).not.toMatch(/[<>\u2028]/)
  expect(JSON.parse(inScript({ hostile }))).toEqual({ hostile })
  expect(textOf(drawn({ answers: [inScript([[['x'], hostile]])] }))).not.toContain('alert(1)</script>')
})

test('replacement patterns in names are plain text', () => {
  const html = textOf(drawn({ markup: "$& $' $` $1", answers: ['"$&"'] }))
  expect(html).toContain(`<div id="root">$& $' $\` $1</div>`)
})

test('half a letter that a cut name ends with does not spoil the page', () => {
  const html = textOf(drawn({ markup: `<p>${'Кабель '.repeat(300)}\ud83d</p>` }))
  expect(html).toContain('Кабель \ufffd</p>')
})

test('a style that would end its element is refused', () => {
  expect(() => drawn({ styles: [{ name: 'v', css: 'a{}</style><script>' }] })).toThrow('style')
})
