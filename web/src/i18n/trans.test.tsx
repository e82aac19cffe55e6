import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Trans } from './trans.tsx'

test('elements stand in a text where it names them', () => {
  const t = () => 'Код на <to>a@b.ru</to>. <change>Изменить</change>, <unknown>или нет</unknown>!'
  const { container } = render(<Trans t={t} i18nKey="sent" components={{ to: <b />, change: <a href="/other">?</a> }} />)
  expect(container).toHaveTextContent('Код на a@b.ru. Изменить, или нет!')
  expect(screen.getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/other')
  expect(container.querySelector('b')).toHaveTextContent('a@b.ru')
})
