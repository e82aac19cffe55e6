import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Link from '@mui/material/Link'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { type ReactNode, useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Trans } from '#i18n/trans.tsx'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { isVolumeShown } from '#lib/volume.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'
import { OrderDay } from './order-day.tsx'
import { useOrderedQuote } from './use-ordered-quote.ts'
import { brokenLines, type CheckoutDraft, deliveryPrice } from './checkout-draft.rules.ts'

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, fontVariantNumeric: 'tabular-nums' }}>
    <Typography variant="body2" color="textSecondary" component="dt">
      {label}
    </Typography>
    <Typography variant="body2" component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
      {children}
    </Typography>
  </Box>
)

type Props = { options: CheckoutOptions; isRefreshing: boolean }

/** The day of the order, its sums, and the consent. */
export function OrderSummary({ options, isRefreshing, notice }: Props & { notice: ReactNode }) {
  const { t } = useTranslation('checkout')
  const money = useMoney()
  const number = useNumber()
  const { control } = useFormContext<CheckoutDraft>()
  const deliveryType = useWatch({ control, name: 'deliveryType' })
  const delivery = deliveryPrice(options, deliveryType)
  const quoteId = useOrderedQuote()
  return (
    <Paper variant="outlined" aria-busy={isRefreshing} sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 3 }}>
      <OrderDay options={options} />
      <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0, opacity: isRefreshing ? 0.5 : 1 }}>
        <Row label={t('summary.goods', { count: options.lineCount })}>{money(options.sum)}</Row>
        <Row label={t('summary.vat')}>{money(options.vat)}</Row>
        {deliveryType === 'delivery' && <Row label={t('summary.delivery')}>{delivery > 0 ? money(delivery) : t('summary.free')}</Row>}
        {options.weightGrams > 0 && (
          <Row label={t('summary.weight')}>{t('summary.kilograms', { amount: number(options.weightGrams / 1000) })}</Row>
        )}
        {isVolumeShown(options.volumeMl) && (
          <Row label={t('summary.volume')}>{t('summary.cubicMetres', { amount: number(options.volumeMl / 1_000_000) })}</Row>
        )}
      </Box>
      {options.needsApproval && (
        <Typography variant="body2" color="textSecondary">
          {t('summary.approval')}
        </Typography>
      )}
      {notice}
      <OfferTick offer={options.offer} />
      <Link
        component={Anchor}
        href={quoteId === null ? paths.cart : paths.quote(quoteId)}
        variant="body2"
        sx={{ justifySelf: 'center', py: { xs: 2.5, sm: 1 } }}
      >
        {t(quoteId === null ? 'summary.back' : 'toQuote')}
      </Link>
    </Paper>
  )
}

/** The sum and the button, always in reach: at the end of the summary, on a phone at the bottom of the window. */
export function OrderAction({ options, isPending, isRefreshing }: Props & { isPending: boolean }) {
  const { t } = useTranslation('checkout')
  const money = useMoney()
  const { control } = useFormContext<CheckoutDraft>()
  const deliveryType = useWatch({ control, name: 'deliveryType' })
  return (
    <Paper
      variant="outlined"
      sx={{
        position: { xs: 'sticky', md: 'static' },
        // Over the tabs of a phone.
        bottom: { xs: 'calc(57px + env(safe-area-inset-bottom))', sm: 0 },
        zIndex: 4,
        display: 'flex',
        flexDirection: { md: 'column' },
        alignItems: { xs: 'center', md: 'stretch' },
        gap: { xs: 3, md: 2 },
        px: { xs: 4, sm: 5 },
        py: { xs: 2, md: 4 },
        // The end of the bar is left to the support button, which then covers nothing.
        pr: { xs: 18, sm: 22, md: 5 },
      }}
    >
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary" sx={{ fontSize: { xs: 12, md: 13 } }}>
          {t('summary.total')}
        </Typography>
        <Typography sx={{ fontSize: { xs: 15, md: 24 }, fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {money(options.sum + deliveryPrice(options, deliveryType))}
        </Typography>
      </Box>
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={isPending}
        disabled={isRefreshing || brokenLines(options).length > 0}
        sx={{ px: { xs: 2, sm: 5 }, fontSize: { xs: 14, md: 15 }, lineHeight: 1.3 }}
      >
        {t(options.needsApproval ? 'summary.submitForApproval' : 'summary.submit')}
      </Button>
    </Paper>
  )
}

/** V-06: accepted with an earlier order, the same version need not be accepted by another press. */
function OfferTick({ offer }: { offer: CheckoutOptions['offer'] }) {
  const { t } = useTranslation('checkout')
  const id = useId()
  const { register, formState, getValues } = useFormContext<CheckoutDraft>()
  const [isAtFirst] = useState(() => getValues('agreedForOffer'))
  const { ref, ...registered } = register('agreedForOffer', { required: t('offer.required') })
  const wrong = formState.errors.agreedForOffer?.message
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            {...registered}
            size="small"
            defaultChecked={isAtFirst}
            sx={{ mt: -2 }}
            slotProps={{ input: { ref, 'aria-describedby': wrong ? id : undefined, 'aria-invalid': Boolean(wrong) } }}
          />
        }
        label={
          <Typography variant="body2" component="span">
            <Trans
              t={t}
              i18nKey="offer.text"
              // In a new tab, so that no input is lost.
              components={{ paper: <Link href={offer.path} target="_blank" rel="noopener" underline="always" /> }}
            />
          </Typography>
        }
        sx={{ alignItems: 'start', mr: 0 }}
      />
      {offer.isAccepted && !wrong && <FormHelperText sx={{ ml: 8, mt: 0 }}>{t('offer.accepted')}</FormHelperText>}
      {wrong && (
        <FormHelperText id={id} error role="alert" sx={{ ml: 8, mt: 0 }}>
          {wrong}
        </FormHelperText>
      )}
    </div>
  )
}
