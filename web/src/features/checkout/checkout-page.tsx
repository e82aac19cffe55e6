import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { mdiAccountOutline, mdiCartOutline, mdiChevronLeft, mdiDomain, mdiLockOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '@vitrina/contract/auth'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/api-error.ts'
import { paths } from '#lib/paths.ts'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorScreen } from '#ui/error-screens.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { optionsQuery } from './checkout.api.ts'
import { CheckoutForm } from './checkout-form.tsx'

const mayOrder = ({ companyRole }: CurrentUser) => companyRole !== null && ['owner', 'purchaser', 'approver'].includes(companyRole)

/** M-02: from the ticked lines of the cart to an order, for who may order for a company. */
export function CheckoutPage() {
  const { t } = useTranslation('checkout')
  const user = useUser()
  const openAuth = useOpenAuth()
  if (!user)
    return (
      <ErrorScreen
        icon={mdiAccountOutline}
        title={t('title')}
        text={t('guest.text')}
        actions={
          <>
            <Button variant="contained" onClick={() => openAuth('signin')}>
              {t('guest.enter')}
            </Button>
            <Button variant="outlined" onClick={() => openAuth('signup')}>
              {t('guest.join')}
            </Button>
          </>
        }
      />
    )
  if (user.companyName === null)
    return <Refused icon={mdiDomain} text={t('noCompany.text')} action={t('noCompany.action')} href={paths.company} />
  if (!mayOrder(user)) return <Refused icon={mdiLockOutline} text={t('noRight.text')} action={t('noRight.action')} href={paths.cart} />
  return <Checkout key={user.companyName} />
}

function Checkout() {
  const { t } = useTranslation('checkout')
  const [contractId, setContractId] = useState<number | null>(null)
  const { data: options, error, refetch, isPlaceholderData } = useQuery(optionsQuery(contractId))
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
        <Link component={Anchor} href={paths.cart} variant="body2" sx={{ display: 'inline-flex', alignItems: 'center', mb: 2, py: 1 }}>
          <Icon path={mdiChevronLeft} fontSize="small" />
          {t('toCart')}
        </Link>
      }
    >
      {options ? (
        <CheckoutForm key={options.cartId} options={options} isRefreshing={isPlaceholderData} onContract={setContractId} />
      ) : (
        <CheckoutSkeleton />
      )}
    </Page>
  )
}

function Refused({ icon, text, action, href }: { icon: string; text: string; action: string; href: string }) {
  const { t } = useTranslation('checkout')
  return (
    <ErrorScreen
      icon={icon}
      title={t('title')}
      text={text}
      actions={
        <Button variant="contained" component={Anchor} href={href}>
          {action}
        </Button>
      }
    />
  )
}

/** The size of what comes. */
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
