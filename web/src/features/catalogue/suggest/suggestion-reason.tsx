import Box from '@mui/material/Box'
import { mdiInformationOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Suggested } from './suggest.options.ts'

/** Why the suggestions differ from the typed text. */
export function SuggestionReason({ suggested: { changed, text }, typed }: { suggested: Suggested; typed: string }) {
  const { t } = useTranslation('search')
  if (changed === 'none') return null
  const isOther = text.toLowerCase() !== typed.toLowerCase()
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 4,
        py: 2,
        fontSize: 13,
        color: 'text.secondary',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Icon path={mdiInformationOutline} sx={{ fontSize: 18 }} />
      <span>
        {t(`reason.${changed}`)}
        {isOther && <> {t('reason.understood', { text })}</>}
      </span>
    </Box>
  )
}
