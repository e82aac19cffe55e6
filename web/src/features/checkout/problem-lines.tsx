import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { CartLine } from '@vitrina/contract/cart/cart'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { Suspense, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { orderableAmount } from './line-solutions.rules.ts'
import { useRefreshOrder } from './solve-line.api.ts'
import { useCartLines } from './use-cart-lines.ts'
import { useSolveWithUndo } from './use-solve-with-undo.ts'

const LineAnalogsDialog = lazyChunk(() => import('#parts/cart/analogs/line-analogs-dialog.tsx'), 'LineAnalogsDialog', [
  'cart-page',
  'cart',
  'product',
])

type Problem = CheckoutOptions['problems'][number]

/** Lines that cannot be ordered as they are, by name, each with what can be done about it here. */
export function ProblemLines({ problems }: { problems: CheckoutOptions['problems'] }) {
  const lines = useCartLines()
  const [replacedId, setReplacedId] = useState<number | null>(null)
  const refresh = useRefreshOrder()
  const replaced = replacedId === null ? undefined : lines.get(replacedId)
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {problems.map((problem) => (
          <ProblemLine
            key={`${problem.lineId}${problem.code}`}
            problem={problem}
            line={lines.get(problem.lineId)}
            onReplace={() => setReplacedId(problem.lineId)}
          />
        ))}
      </Box>
      {replaced && (
        <Suspense>
          <LineAnalogsDialog
            line={replaced}
            onClose={() => {
              setReplacedId(null)
              void refresh()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function ProblemLine({ problem, line, onReplace }: { problem: Problem; line: CartLine | undefined; onReplace: () => void }) {
  const { t } = useTranslation('checkout')
  const number = useNumber()
  const { solve, isPending } = useSolveWithUndo()
  const { code, message, available } = problem
  const amount = line && orderableAmount(problem, line)
  const unit = line?.product.unit.name ?? ''
  const name = line?.product.name ?? ''
  const small = { size: 'small', color: 'inherit', disabled: isPending, sx: { minHeight: { xs: 40, sm: 30 } } } as const
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <Typography variant="body2" sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {line ? `${name} — ` : ''}
        {code === 'stock-short' && available !== null && line
          ? t('shortage.has', { available: number(available), amount: number(line.amount), unit })
          : message}
      </Typography>
      {line && code !== 'no-price' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {amount !== null && amount !== undefined && (
            <Button
              {...small}
              aria-label={t('solve.takeOf', { amount: number(amount), unit, name })}
              onClick={() => solve([{ id: line.id, amount }])}
            >
              {t('solve.take', { amount: number(amount), unit })}
            </Button>
          )}
          {line.productId !== null && (code === 'stock-short' || code === 'not-sold') && (
            <Button {...small} aria-haspopup="dialog" aria-label={t('solve.replaceOf', { name })} onClick={onReplace}>
              {t('solve.replace')}
            </Button>
          )}
          <Button {...small} aria-label={t('solve.leaveOutOf', { name })} onClick={() => solve([{ id: line.id, selected: false }])}>
            {t('solve.leaveOut')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
