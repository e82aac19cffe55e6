import Button from '@mui/material/Button'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import type { QuoteShown } from '#parts/quotes/quotes.api.ts'
import { ReasonDialog } from '#parts/quotes/reason-dialog.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { type useQuoteSteps, useRemoveQuote } from './quotes.api.ts'

type Props = { quote: QuoteShown; steps: ReturnType<typeof useQuoteSteps>; isEditing: boolean; onRevise: () => void }

/** The buyer's steps that are possible now; while wishes are edited, only what ends the draft. */
export function QuoteActions({ quote: { id, edition, number, steps: open }, steps, isEditing, onRevise }: Props) {
  const { t } = useTranslation('quotes')
  const navigate = useNavigate()
  const remove = useRemoveQuote()
  const [ending, setEnding] = useState<'decline' | 'withdraw' | null>(null)
  return (
    <>
      {open.includes('order') && (
        <Button variant="contained" component={Anchor} href={paths.quoteCheckout(id)}>
          {t('actions.order')}
        </Button>
      )}
      {open.includes('revise') && !isEditing && (
        <Button variant="outlined" onClick={onRevise}>
          {t('actions.counter')}
        </Button>
      )}
      {(['decline', 'withdraw'] as const).map(
        (step) =>
          open.includes(step) &&
          !isEditing && (
            <Button key={step} color="inherit" onClick={() => setEnding(step)}>
              {t(`actions.${step}`)}
            </Button>
          ),
      )}
      {open.includes('request') && (
        <Button
          color="inherit"
          onClick={() =>
            askConfirm({
              title: t('remove.title', { number }),
              confirm: t('remove.confirm'),
              isDangerous: true,
              run: () => remove.mutateAsync(id).then(() => navigate({ to: paths.quotes, replace: true })),
            })
          }
        >
          {t('actions.remove')}
        </Button>
      )}
      {ending && (
        <ReasonDialog
          title={t(`ending.${ending}`, { number })}
          submit={t(`actions.${ending}`)}
          isPending={steps[ending].isPending}
          onSubmit={(reason) => steps[ending].mutate({ edition, reason }, { onSuccess: () => setEnding(null) })}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  )
}
