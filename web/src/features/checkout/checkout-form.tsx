import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { CheckoutOptions } from '@vitrina/contract/checkout'
import { type KeyboardEvent, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { chooseSupply, useSupplyChoice } from '#parts/cart/supply-choice.ts'
import { useUser } from '#parts/site/use-site.ts'
import { useDraft } from '#ui/drafts.ts'
import { BuyerSection } from './buyer-section.tsx'
import { brokenLines, type CheckoutDraft, draftOf, refit, unpricedLines } from './checkout-draft.rules.ts'
import { ContactSection } from './contact-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { FileNotSent } from './file-not-sent.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaySection } from './pay-section.tsx'
import { ProblemLines } from './problem-lines.tsx'
import { ReceiveSection } from './receive-section.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { ShortageSection } from './shortage-section.tsx'
import { withSupplyWish } from './supply-wish.rules.ts'
import { usePlacing } from './use-placing.ts'

/** Enter in a field does not order: only the button does. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

type Props = {
  options: CheckoutOptions
  /** Prices of another contract are loading. */
  isRefreshing: boolean
  onContract: (id: number | null) => void
}

/** One page: known values are filled in, choices survive a visit to the cart. */
export function CheckoutForm({ options, isRefreshing, onContract }: Props) {
  const { t } = useTranslation('checkout')
  const user = useUser()
  const kept = useDraft<CheckoutDraft | null>(`checkout-${options.cartId}`, null)
  const supply = useSupplyChoice(options.cartId)
  const person = { name: user?.publicIdentity ?? '', phone: user?.phone ?? '' }
  const form = useForm<CheckoutDraft>({
    defaultValues: withSupplyWish(kept.initial ? refit(kept.initial, options, person) : draftOf(options, person), {
      supply,
      comments: { fewestShipments: t('supply.fewestShipments'), oneDate: t('supply.oneDate') },
    }),
  })
  const [file, setFile] = useState<File | null>(null)
  const forget = () => {
    kept.drop()
    chooseSupply(options.cartId, 'earliest')
  }
  const placing = usePlacing(form, { file, supply, onPlaced: forget })
  const broken = brokenLines(options)
  const unpriced = unpricedLines(options)
  if (placing.unattached) return <FileNotSent orders={placing.unattached} onRetry={placing.sendFileAgain} onLeave={placing.leave} />
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void form.handleSubmit((draft) => placing.submit(draft, options))(event)}
        onBlur={() => kept.keep(form.getValues())}
        onKeyDown={keepEnter}
        sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' } }}
      >
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          {broken.length > 0 && (
            <Alert severity="error">
              {t('broken', { count: broken.length })}
              <ProblemLines problems={broken} />
            </Alert>
          )}
          {unpriced.length > 0 && (
            <Alert severity="info">
              {t('unpriced', { count: unpriced.length })}
              <ProblemLines problems={unpriced} />
            </Alert>
          )}
          <BuyerSection legalEntities={options.legalEntities} onContract={onContract} />
          <ReceiveSection options={options} />
          <ShortageSection options={options} />
          <PaySection options={options} />
          <ContactSection contacts={options.contacts} />
          <DetailsSection options={options} file={file} onFile={setFile} />
        </Box>
        <Box sx={{ position: { md: 'sticky' }, top: { md: 16 } }}>
          <OrderSummary
            options={options}
            isPending={placing.isPending}
            isRefreshing={isRefreshing}
            notice={
              <Box role="status" aria-live="polite" sx={{ display: placing.refusal ? 'block' : 'none' }}>
                {placing.refusal && <RefusalNote refusal={placing.refusal} sum={options.sum} />}
              </Box>
            }
          />
        </Box>
      </Box>
    </FormProvider>
  )
}
