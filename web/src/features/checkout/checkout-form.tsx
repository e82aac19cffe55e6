import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { type KeyboardEvent, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { chooseSupply, useSupplyChoice } from '#parts/cart/supply-choice.ts'
import { useUser } from '#parts/site/use-site.ts'
import { useDraft } from '#ui/drafts.ts'
import { brokenLines, type CheckoutDraft, restoreDraft, type SavedDraft, unpricedLines } from './checkout-draft.rules.ts'
import { CheckoutLines } from './checkout-lines.tsx'
import { FileNotSent } from './file-not-sent.tsx'
import { OrderAction, OrderSummary } from './order-summary.tsx'
import { ProblemLines } from './problem-lines.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { withSupplyDefaults } from './supply-defaults.rules.ts'
import { useFollowDestination } from './use-follow-destination.ts'
import { useOrderPlacement } from './use-order-placement.ts'

/** Enter in a field does not order: only the button does. */
function preventEnterSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

type Props = {
  options: CheckoutOptions
  /** Prices of another contract are loading. */
  isRefreshing: boolean
  onContract: (id: number | null) => void
}

/** The sign stands beside the first line, not in the middle of a list. */
const tall = { alignItems: 'flex-start' } as const

/** One page of four lines: known values are filled in, choices survive a visit to the cart. */
export function CheckoutForm({ options, isRefreshing, onContract }: Props) {
  const { t } = useTranslation('checkout')
  const user = useUser()
  const savedDraft = useDraft<SavedDraft | null>(`checkout-${options.cartId}`, null)
  const supply = useSupplyChoice(options.cartId)
  const person = { name: user?.publicIdentity ?? '', phone: user?.phone ?? '' }
  const form = useForm<CheckoutDraft>({
    defaultValues: withSupplyDefaults(restoreDraft(savedDraft.initial, options, person), {
      supply,
      comments: { fewestShipments: t('supply.fewestShipments'), oneDate: t('supply.oneDate') },
    }),
  })
  useFollowDestination(form, options, person)
  const [file, setFile] = useState<File | null>(null)
  const clearDraft = () => {
    savedDraft.clearDraft()
    chooseSupply(options.cartId, 'earliest')
  }
  const placement = useOrderPlacement(form, { file, supply, onPlaced: clearDraft })
  const broken = brokenLines(options)
  const unpriced = unpricedLines(options)
  if (placement.unattached) return <FileNotSent orders={placement.unattached} onRetry={placement.sendFileAgain} onLeave={placement.leave} />
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void form.handleSubmit((draft) => placement.submit(draft, options))(event)}
        onBlur={() => savedDraft.saveDraft({ draft: form.getValues(), destination: options.destination })}
        onKeyDown={preventEnterSubmit}
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          {broken.length > 0 && (
            <Alert severity="error" sx={tall}>
              {t('broken', { count: broken.length })}
              <ProblemLines problems={broken} />
            </Alert>
          )}
          {unpriced.length > 0 && (
            <Alert severity="info" sx={tall}>
              {t('unpriced', { count: unpriced.length })}
              <ProblemLines problems={unpriced} />
            </Alert>
          )}
          <CheckoutLines options={options} onContract={onContract} file={file} onFile={setFile} />
        </Box>
        {/* On a phone the button is a child of the form itself: it stays in reach as long as the form is in sight. */}
        <Box
          component="section"
          aria-label={t('summary.title')}
          sx={{ display: { xs: 'contents', md: 'grid' }, gap: 3, position: { md: 'sticky' }, top: { md: 16 } }}
        >
          <OrderSummary
            options={options}
            isRefreshing={isRefreshing}
            notice={
              <Box role="status" aria-live="polite" sx={{ display: placement.refusal ? 'block' : 'none' }}>
                {placement.refusal && <RefusalNote refusal={placement.refusal} sum={options.sum} />}
              </Box>
            }
          />
          <OrderAction options={options} isPending={placement.isPending} isRefreshing={isRefreshing} />
        </Box>
      </Box>
    </FormProvider>
  )
}
