import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { CustomerBuyer } from '@vitrina/contract/back-office/back-office'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { useStandIn } from './back-office.api.ts'

type Props = {
  buyer: CustomerBuyer
  /** Staff may work for the company. */
  isOpen: boolean
  /** Further buttons for the person. */
  actions?: ReactNode
}

export function BuyerRow({ buyer, isOpen, actions }: Props) {
  const { t } = useTranslation('back-office')
  const standIn = useStandIn()
  const mayStandIn = may(useUser()?.Group, 'stand-in')
  const { id, name, email, phone, role, isAtWork } = buyer
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[t(`roles.${role}`), email, phone].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {isAtWork && isOpen && mayStandIn && (
        <Button
          variant="outlined"
          size="small"
          loading={standIn.isPending || standIn.isSuccess}
          aria-label={t('customer.standInFor', { name })}
          onClick={() => standIn.mutate(id)}
        >
          {t('customer.standIn')}
        </Button>
      )}
      {actions}
    </Box>
  )
}
