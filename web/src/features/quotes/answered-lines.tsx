import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { acceptedSum, isOffered, quoteSum } from '@vitrina/contract/quotes/quotes.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { LineAnswer } from '#parts/quotes/line-answer.tsx'
import { LineList } from '#parts/quotes/line-list.tsx'
import { LineName } from '#parts/quotes/line-name.tsx'
import { LineWish } from '#parts/quotes/line-wish.tsx'
import { inKopecks } from '#parts/quotes/in-kopecks.ts'
import type { QuoteShown } from '#parts/quotes/quotes.api.ts'
import { showMessage } from '#ui/messages.ts'
import type { useQuoteSteps } from './quotes.api.ts'

type Props = { quote: QuoteShown; mayAct: boolean; accept: ReturnType<typeof useQuoteSteps>['accept'] }

/** Lines side by side: asked and answered; on the buyer's turn what is offered can be accepted, whole or in part. */
export function AnsweredLines({ quote: { edition, versionNo, lines, steps, accepted }, mayAct, accept }: Props) {
  const { t } = useTranslation('quotes')
  const money = useMoney()
  const canAccept = mayAct && steps.includes('accept')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const exact = lines.map(inKopecks)
  const offered = exact.filter(isOffered)
  const chosen = offered.filter(({ id }) => !left.has(id)).map(({ id, answer }) => ({ id, amount: answer?.amount ?? 0 }))
  const sum = (canAccept ? acceptedSum(exact, chosen) : accepted ? acceptedSum(exact, accepted.lines) : quoteSum(exact)) / 100
  const taken = new Set(accepted?.lines.map(({ id }) => id))
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LineList label={t('linesLabel')}>
        {lines.map((line) => {
          const isOpen = offered.some(({ id }) => id === line.id)
          return (
            <Box
              key={line.id}
              component="li"
              sx={{
                display: 'grid',
                gap: 3,
                alignItems: 'start',
                gridTemplateColumns: {
                  xs: canAccept ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)',
                  md: `${canAccept ? 'auto ' : ''}minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 1.5fr)`,
                },
                '& > *': { gridColumn: { xs: canAccept ? 2 : 1, md: 'auto' } },
                '& > .MuiCheckbox-root': { gridColumn: { xs: 1, md: 'auto' }, gridRow: { xs: '1 / span 3', md: 'auto' } },
                opacity: accepted && !taken.has(line.id) ? 0.6 : 1,
              }}
            >
              {canAccept && (
                <Checkbox
                  checked={isOpen && !left.has(line.id)}
                  disabled={!isOpen}
                  onChange={(_, isOn) =>
                    setLeft((before) => new Set(isOn ? [...before].filter((id) => id !== line.id) : [...before, line.id]))
                  }
                  slotProps={{ input: { 'aria-label': t('accept.line', { name: line.name }) } }}
                  sx={{ m: -2 }}
                />
              )}
              <LineName line={line} />
              <Box>
                <Typography variant="caption" color="textSecondary">
                  {t('columns.asked')}
                </Typography>
                <LineWish line={line} />
              </Box>
              <Box>
                <Typography variant="caption" color="textSecondary">
                  {t('columns.answered')}
                </Typography>
                <LineAnswer line={line} />
              </Box>
            </Box>
          )
        })}
      </LineList>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography sx={{ fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }} role="status">
          {t('sum', { sum: money(sum) })}
        </Typography>
        {canAccept && (
          <Button
            variant="contained"
            disabled={chosen.length === 0}
            loading={accept.isPending}
            onClick={() =>
              accept.mutate(
                { edition, versionNo, lines: chosen },
                { onSuccess: () => showMessage({ text: t('accept.done'), kind: 'success' }) },
              )
            }
          >
            {t('accept.button', { no: versionNo })}
          </Button>
        )}
      </Box>
    </Box>
  )
}
