import Box from '@mui/material/Box'
import { mdiAccountMultipleOutline, mdiDomain, mdiLockOutline } from '@mdi/js'
import type { SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'

const icons = { private: mdiLockOutline, company: mdiDomain, shared: mdiAccountMultipleOutline }

/** Who sees it: an icon with its word. */
export function VisibilityMark({ visibility }: Pick<SpecificationRow, 'visibility'>) {
  const { t } = useTranslation('specifications')
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Icon path={icons[visibility]} sx={{ fontSize: 16, color: 'text.secondary' }} />
      {t(`visibility.${visibility}`)}
    </Box>
  )
}
