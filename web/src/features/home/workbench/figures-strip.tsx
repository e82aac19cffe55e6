import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@vitrina/contract/endpoint'
import type { workbenchApi } from '@vitrina/contract/workbench/workbench'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { amountsQuery } from '#parts/cart/cart.api.ts'
import { DebtSource } from '#parts/companies/debt-source.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useProductTexts } from '#parts/product/use-product-texts.ts'
import { promisedDay } from '#parts/promise/promise-view.tsx'
import { useIsOpen } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { cartDayQuery } from './workbench.api.ts'

type Figures = Answer<typeof workbenchApi.read>['figures']

/** Money and the cart in one line; each figure leads to the screen it comes from. */
export function FiguresStrip({ figures, hasCart }: { figures: Figures; hasCart: boolean }) {
  const { t } = useTranslation(['workbench', 'companies'])
  const money = useMoney()
  const isOpen = useIsOpen()
  const { overdueReceivables: overdue, overdueDuration, receivables, creditLeft, creditSum, balance } = figures
  const documents = isOpen(paths.documents) ? `${paths.documents}?state=overdue` : paths.paymentSchedule
  return (
    <Box sx={{ mb: 4 }}>
      <Box role="group" aria-label={t('figures.label')} sx={strip}>
        {overdue !== undefined && (
          <Figure
            href={overdue > 0 ? documents : paths.paymentSchedule}
            label={t('companies:figures.overdueReceivables')}
            value={money(overdue)}
            note={overdue > 0 && overdueDuration ? t('figures.days', { count: overdueDuration }) : t('figures.nothing')}
            isBad={overdue > 0}
          />
        )}
        {receivables !== undefined && (
          <Figure
            href={paths.paymentSchedule}
            label={t('companies:figures.receivables')}
            value={money(receivables)}
            note={t('figures.schedule')}
          />
        )}
        {creditLeft !== undefined && (
          <Figure
            href={paths.company}
            label={t('companies:figures.creditLeft')}
            value={money(creditLeft)}
            note={creditSum ? t('figures.limit', { sum: money(creditSum, { kopecks: false }) }) : t('figures.noLimit')}
          />
        )}
        {balance !== undefined && balance > 0 && (
          <Figure
            href={paths.paymentSchedule}
            label={t('companies:figures.balance')}
            value={money(balance)}
            note={t('figures.balanceNote')}
          />
        )}
        {hasCart && <CartFigure />}
      </Box>
      <DebtSource statement={figures.statement} />
    </Box>
  )
}

/** The sum is that of the header; the day is that of the cart. */
function CartFigure() {
  const { t } = useTranslation('workbench')
  const money = useMoney()
  const words = useProductTexts()
  const { data: cart } = useQuery(amountsQuery)
  const hasGoods = cart !== undefined && cart.count > 0
  const { data } = useQuery({ ...cartDayQuery(cart?.version ?? 0), enabled: hasGoods })
  if (!hasGoods) return <Figure href={paths.cart} label={t('figures.cart')} value={t('figures.cartEmpty')} note={t('figures.cartHint')} />
  const day = data?.day ?? null
  return (
    <Figure
      href={paths.cart}
      label={t('figures.cartOf', { count: cart.count })}
      value={money(cart.sum)}
      note={data ? (day === null ? t('figures.cartNoDay') : t('figures.cartDay', { day: promisedDay(day, words) })) : ' '}
    />
  )
}

type FigureProps = { href: string; label: string; value: string; note: ReactNode; isBad?: boolean }

const Figure = ({ href, label, value, note, isBad = false }: FigureProps) => (
  <ButtonBase component={Anchor} href={href} sx={cell}>
    <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
      {label}
    </Box>{' '}
    <Box
      component="span"
      sx={{ fontSize: 17, fontWeight: 600, fontVariantNumeric: 'tabular-nums', color: isBad ? 'error.main' : 'text.primary' }}
    >
      {value}
    </Box>{' '}
    <Box component="span" sx={{ fontSize: 12, color: isBad ? 'error.main' : 'text.secondary' }}>
      {note}
    </Box>
  </ButtonBase>
)

const strip = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(180px, 1fr))' },
  gap: '1px',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'divider',
} as const

const cell = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'left',
  px: { xs: 3, sm: 4 },
  py: 3,
  minWidth: 0,
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'background.default' },
  '&.Mui-focusVisible': { outlineOffset: -3 },
} as const
