import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { mdiMagnify } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Icon } from '#ui/icon.tsx'

const keyName = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K')

/** Looks like the field it opens. */
export function SearchButton({ onPointerEnter }: { onPointerEnter: () => void }) {
  const { t } = useTranslation('back-office')
  const { open } = useHistoryStateSwitch()
  return (
    <ButtonBase
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onPointerEnter={onPointerEnter}
      onClick={() => void open({ openedSearch: true })}
      sx={{
        flexGrow: 1,
        maxWidth: 560,
        minWidth: 44,
        height: 36,
        px: 3,
        gap: 2,
        justifyContent: 'flex-start',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        color: 'text.secondary',
        typography: 'body2',
        '&:hover': { borderColor: 'text.secondary' },
      }}
    >
      <Icon path={mdiMagnify} sx={{ fontSize: 20 }} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {t('search.hint')}
      </Box>
      <Box component="kbd" sx={{ ml: 'auto', font: 'inherit', fontSize: 12, whiteSpace: 'nowrap', display: { xs: 'none', sm: 'inline' } }}>
        {keyName()}
      </Box>
    </ButtonBase>
  )
}
