import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mdiChevronDown, mdiDomain } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Icon } from '#ui/icon.tsx'
import { iconOnly } from '#ui/icon-only.ts'
import { TABLET_WIDTH } from '#ui/theme.ts'
import { CompaniesDialog } from '../screens.tsx'

const preload = () => void CompaniesDialog.preload().catch(() => undefined)

/** The active company; its card with debt, manager and the choice of another is fetched when it is opened. */
export function CompanyButton({ name }: { name: string }) {
  const { t } = useTranslation()
  const { open } = useHistoryStateSwitch()
  return (
    <Button
      color="inherit"
      startIcon={<Icon path={mdiDomain} />}
      endIcon={<Icon path={mdiChevronDown} />}
      title={name}
      aria-label={`${t('nav.company')}: ${name}`}
      aria-haspopup="dialog"
      sx={{ px: 2, maxWidth: 190, ...iconOnly({ from: TABLET_WIDTH, below: 1100 }) }}
      onPointerEnter={preload}
      onClick={() => void open({ openedCompanies: true })}
    >
      <Box component="span" className="name" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </Button>
  )
}
