import Button from '@mui/material/Button'
import { mdiMapMarkerOutline } from '@mdi/js'
import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { useAreTogglesOn, useSite } from '#parts/site/use-site.ts'
import { Icon } from '#ui/icon.tsx'
import { RegionDialog } from './region-dialog.tsx'

/** O-17. The region of prices and stock; opened by the user only, never by itself. */
export function RegionPicker() {
  const { t } = useTranslation('region')
  const { region, regions, config } = useSite()
  const areOn = useAreTogglesOn()
  const isOpen = useHistoryState('openedRegion') === true
  const { open, close } = useHistoryStateSwitch()
  const [isChanged, setIsChanged] = useState(false)
  const closeDialog = () => close('openedRegion')

  // Prices, stock and texts of the whole page depend on the region: specification §7 reloads it, once the dialog is out of the history.
  useEffect(() => {
    if (isChanged && !isOpen) window.location.reload()
  }, [isChanged, isOpen])

  if (!areOn(['regions']) || regions.length === 0) return null
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Icon path={mdiMapMarkerOutline} />}
        aria-haspopup="dialog"
        aria-label={region ? t('button', { name: region.name }) : t('choose')}
        onClick={() => void open({ openedRegion: true })}
        sx={{ minWidth: 0, maxWidth: 200, '& > .name': { overflow: 'hidden', textOverflow: 'ellipsis' } }}
      >
        <span className="name">{region?.name ?? t('choose')}</span>
      </Button>
      {isOpen && (
        <RegionDialog
          regions={regions}
          chosenId={region?.id ?? null}
          columns={config.regionColumns}
          onClose={closeDialog}
          onChanged={() => {
            setIsChanged(true)
            closeDialog()
          }}
        />
      )}
    </>
  )
}
