import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { SampleFiles } from './sample-files.tsx'

const offered = async (Group: 'administrator' | 'content' | 'warehouse') => {
  const { unmount } = await renderScreen(<SampleFiles />, { at: '/back-office/imports', user: aUser({ Group }) })
  await screen.findByText('Образцы файлов:')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  unmount()
  return links
}

test('samples are offered of what a person may load', async () => {
  expect(await offered('administrator')).toEqual(['/samples/goods.csv', '/samples/prices.csv', '/samples/stock.csv'])
  expect(await offered('content')).toEqual(['/samples/goods.csv'])
  expect(await offered('warehouse')).toEqual(['/samples/stock.csv'])
})
