import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSite, useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { type Scope, scopes } from './orders.params.ts'

type Props = { scope: Scope; addressOf: (scope: Scope) => string }

/** P-04: all companies only where the seller allows it, and for users with several. */
export function ScopeSwitch({ scope, addressOf }: Props) {
  const { t } = useTranslation('orders')
  const { isAllowedViewOrdersOfAllCompanies } = useSite().settings
  const hasMany = useUser()?.hasMultiCompany === true
  const shown = scopes.filter((one) => one !== 'all' || (isAllowedViewOrdersOfAllCompanies && hasMany))
  return (
    <ToggleButtonGroup exclusive size="small" color="primary" value={scope} aria-label={t('scopes.label')}>
      {shown.map((one) => (
        <ToggleButton
          key={one}
          value={one}
          component={Anchor}
          href={addressOf(one)}
          role="link"
          aria-pressed={undefined}
          aria-current={one === scope ? 'page' : undefined}
          sx={{ textTransform: 'none', px: 3, minHeight: 36 }}
        >
          {t(`scopes.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
