import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { DocumentationLink, ProductDocumentation } from './product-documentation.tsx'

const certificate = { id: 1, kind: 'certificate', number: 'RU-1', name: 'Сертификат', validTo: '2026-11-16', file: null } as const

afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-11-16T20:59:00Z', 'до 16.11.2026'],
  ['2026-11-16T21:01:00Z', 'истёк 16.11.2026'],
])('at %s a certificate until 16.11 reads %s: its last day ends by the seller’s clock', async (now, text) => {
  vi.setSystemTime(now)
  await renderScreen(<ProductDocumentation papers={[certificate]} />)
  expect(screen.getByText(text)).toBeTruthy()
})

test('the link to a paper is named by the words it shows, whatever language the file is named in', async () => {
  await renderScreen(<DocumentationLink paper={{ ...certificate, name: 'Certificate of conformity', file: '/certificate.pdf' }} />)
  expect(screen.getByRole('link', { name: /^Сертификат соответствия RU-1/ })).toHaveTextContent('Сертификат соответствия')
})
