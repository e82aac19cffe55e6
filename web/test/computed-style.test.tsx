import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ASKED, computedByPage, computedStyle } from './computed-style.ts'
import { fakeCatalogue } from './fake-catalogue.ts'
import { openStore } from './open-store.tsx'

const answers = (of: typeof window.getComputedStyle) =>
  [...document.querySelectorAll('*')].map((element) => {
    const { display, visibility, opacity, color } = of(element)
    return [element.tagName, display, visibility, opacity, color, ...[...ASKED].map((property) => of(element).getPropertyValue(property))]
  })

function stand(html: string) {
  const part = document.createElement('div')
  part.innerHTML = html
  document.body.append(part)
  return part
}

test('a computed style answers as the page’s own', async () => {
  fakeCatalogue()
  const { user } = openStore('/catalog')
  await user.click(await screen.findByRole('button', { name: 'Вход и регистрация' }))
  await screen.findByRole('dialog')
  const part = stand(`
    <section style="visibility: hidden; direction: rtl"><p>Hidden <b style="visibility: visible"><i>shown</i></b></p></section>
    <div style="display: none; opacity: 0.5; position: absolute; width: 2em"><span>Inside</span></div>
    <dialog><a href="#">Closed</a></dialog><dialog open><table><tbody><tr><td>Open</td></tr></tbody></table></dialog>
  `)
  expect(window.getComputedStyle).toBe(computedStyle)
  const expected = answers(computedByPage)
  expect(answers(computedStyle)).toEqual(expected)
  expect(expected.length).toBeGreaterThan(100)
  const [hidden, shown] = ['Hidden', 'shown'].map((text) => screen.getByText(text))
  expect(hidden).not.toBeVisible()
  expect(shown).toHaveStyle({ visibility: 'visible' })
  part.remove()
  expect(hidden && computedStyle(hidden).visibility, 'outside the page').toBe('')
})

test('a style sheet counts while it is in the page', () => {
  const part = stand('<style>.gone { display: none }</style><p class="gone">Text</p>')
  const text = screen.getByText('Text')
  expect(text).not.toBeVisible()
  part.querySelector('style')?.remove()
  expect(text).toBeVisible()
  part.remove()
})
