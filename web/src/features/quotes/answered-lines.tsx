import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { acceptedSum, isOffered, quoteSum } from '@vitrina/contract/quotes/quotes.rules'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { inKopecks } from '#parts/quotes/in-kopecks.ts'
import { LineList } from '#parts/quotes/line-list.tsx'
import { LineParts, LinePartsHead } from '#parts/quotes/line-parts.tsx'
import type { QuoteShown } from '#parts/quotes/quotes.api.ts'
import { StepBar } from '#parts/quotes/step-bar.tsx'
import { showMessage } from '#ui/messages.ts'
import type { useQuoteSteps } from './quotes.api.ts'

type Props = {
  quote: QuoteShown
  mayAct: boolean
  accept: ReturnType<typeof useQuoteSteps>['accept']
  /** The other steps, beside the sum. */
  children: ReactNode
}

/** Lines side by side: asked and answered; on the buyer's turn what is offered can be accepted, whole or in part. */
export function AnsweredLines({ quote: { edition, versionNo, lines, steps, accepted }, mayAct, accept, children }: Props) {
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
      <LineList label={t('linesLabel')} head={<LinePartsHead isIndented={canAccept} />}>
        {lines.map((line) => {
          const isOpen = offered.some(({ id }) => id === line.id)
          return (
            <Box
              component="li"
              key={line.id}
              sx={{ display: 'flex', gap: 3, alignItems: 'start', opacity: accepted && !taken.has(line.id) ? 0.6 : 1 }}
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
              <LineParts line={line} />
            </Box>
          )
        })}
      </LineList>
      <StepBar sum={t('sum', { sum: money(sum) })}>
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
        {children}
      </StepBar>
    </Box>
  )
}
