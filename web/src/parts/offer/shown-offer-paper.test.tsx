import { generatedOffers, leaksOf, shownOf } from '@vitrina/contract/offers/generated-offers'
import { expect, test } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { ShownOfferPaper } from './shown-offer-paper.tsx'

/** Some with every run; VITE_OFFER_PAGES=1000 draws them all. */
const PAGES = Number(import.meta.env['VITE_OFFER_PAGES'] ?? 50)

test('[R-10] the HTML of generated offers tells the client nothing of cost, margin or ids', {
  timeout: 1_800_000,
}, async () => {
  const { container, rerenderWith } = await renderScreen(<main />)
  const found: [number, string[]][] = []
  for (const [at, state] of generatedOffers(1_000).slice(0, PAGES).entries()) {
    const number = `КП-${at + 1}/1`
    await rerenderWith(<ShownOfferPaper shown={shownOf(state, number)} />)
    expect(container).toHaveTextContent(number)
    // The curves of icons are no figures, and a gap between thousands is one.
    const leaks = leaksOf(container.innerHTML.replace(/ d="[^"]*"/g, '').replaceAll('&nbsp;', ' '), state)
    if (leaks.length > 0) found.push([at, leaks])
  }
  expect(found).toEqual([])
})
