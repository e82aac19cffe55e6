import { canOrder } from '@vitrina/contract/roles/roles.rules'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { mdiAccountOutline, mdiCartOutline, mdiChevronLeft, mdiDomain, mdiLockOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { paths } from '#lib/paths.ts'
import { useSupplyChoice } from '#parts/cart/supply-choice.ts'
import { SignInFirst } from '#parts/site/sign-in-first.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { useDraft } from '#ui/drafts.ts'
import { ErrorScreen } from '#ui/error-screens.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { NextStepScreen } from '#ui/next-step-screen.tsx'
import { optionsQuery } from './checkout.api.ts'
import type { SavedDraft } from './checkout-draft.rules.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { useOrderedQuote } from './use-ordered-quote.ts'

/** M-02: from the ticked lines of the cart, or from an accepted request for prices, to an order; for roles that may order. */
export function CheckoutPage() {
  const { t } = useTranslation('checkout')
  const user = useUser()
  const refusal = (why: 'noCompany' | 'noRight') => ({ title: t('title'), text: t(`${why}.text`), action: t(`${why}.action`) })
  if (!user)
    return (
      <SignInFirst
        icon={mdiAccountOutline}
        texts={{ title: t('title'), text: t('guest.text'), enter: t('guest.enter'), join: t('guest.join') }}
      />
    )
  if (user.companyName === null) return <NextStepScreen icon={mdiDomain} texts={refusal('noCompany')} href={paths.company} />
  if (!canOrder(user.companyRole)) return <NextStepScreen icon={mdiLockOutline} texts={refusal('noRight')} href={paths.cart} />
  return <Checkout key={user.companyName} />
}

function Checkout() {
  const { t } = useTranslation('checkout')
  const quoteId = useOrderedQuote()
  const { data: options, error, refetch } = useQuery(optionsQuery({ contractId: null, supply: 'earliest', quoteId }))
  if (error instanceof ApiError && error.code === 'cart.empty')
    return (
      <ErrorScreen
        icon={mdiCartOutline}
        title={t('empty.title')}
        text={t('empty.text')}
        actions={
          <>
            <Button variant="contained" component={Anchor} href={paths.cart}>
              {t('empty.cart')}
            </Button>
            <Button variant="outlined" component={Anchor} href={paths.orders}>
              {t('empty.orders')}
            </Button>
          </>
        }
      />
    )
  if (error && !options) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={t('title')}
      width={1200}
      above={
        <Link
          component={Anchor}
          href={quoteId === null ? paths.cart : paths.quote(quoteId)}
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', mb: { sm: 2 }, py: { xs: 2.5, sm: 1 } }}
        >
          <Icon path={mdiChevronLeft} fontSize="small" />
          {t(quoteId === null ? 'toCart' : 'toQuote')}
        </Link>
      }
    >
      {options ? <CheckoutOfCart key={options.cartId} first={options} /> : <CheckoutSkeleton />}
    </Page>
  )
}

/** Sums follow the chosen contract, also after a visit to the cart. */
function CheckoutOfCart({ first }: { first: CheckoutOptions }) {
  const { initial } = useDraft<SavedDraft | null>(`checkout-${first.cartId}`, null)
  const quoteId = useOrderedQuote()
  const [contractId, setContractId] = useState(initial?.draft.contractId ?? null)
  // Read when the page opened: the order clears it, and an empty cart must not be queried then.
  const chosen = useSupplyChoice(first.cartId)
  const [supply] = useState(chosen)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...optionsQuery({ contractId, supply, quoteId }),
    placeholderData: (previous: CheckoutOptions | undefined) => previous ?? first,
  })
  if (!data) return error && <ErrorView error={error} onRetry={() => void refetch()} />
  return <CheckoutForm options={data} isRefreshing={isPlaceholderData} onContract={setContractId} />
}

/** Placeholder of the form's size. */
function CheckoutSkeleton() {
  const { t } = useTranslation()
  return (
    <Box
      role="status"
      aria-label={t('loading')}
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' } }}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        {[120, 320, 220, 110].map((height) => (
          <Skeleton key={height} variant="rounded" height={height} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={320} />
    </Box>
  )
}
