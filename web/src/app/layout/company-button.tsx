import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mdiChevronDown, mdiDomain } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { CompaniesDialog } from '../screens.tsx'

const preload = () => void CompaniesDialog.preload().catch(() => undefined)

/** The active company: with several it opens the choice, with one its card in the account. */
export function CompanyButton({ name, isOneOfMany }: { name: string; isOneOfMany: boolean }) {
  const { t } = useTranslation()
  const { open } = useHistoryStateSwitch()
  const common = {
    color: 'inherit',
    startIcon: <Icon path={mdiDomain} />,
    title: name,
    'aria-label': `${t('nav.company')}: ${name}`,
    sx: { px: 2, maxWidth: 190 },
  } as const
  const face = (
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {name}
    </Box>
  )
  if (!isOneOfMany)
    return (
      <Button {...common} component={Anchor} href={paths.company}>
        {face}
      </Button>
    )
  return (
    <Button
      {...common}
      endIcon={<Icon path={mdiChevronDown} />}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onClick={() => void open({ openedCompanies: true })}
    >
      {face}
    </Button>
  )
}
